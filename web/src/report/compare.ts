// Who would rule differently: reports under several books, side by side.
//
// Compares what the engine said of the last line and of the spot after it. Decides nothing itself.
import type { Report, Ruling } from './report';
import { lastRuling } from './report';
import { amount, list, outcome } from './words';

export interface Row {
  report: Report;
  differs: boolean;
  says: string;
  cite: string;
}

function ruled(ruling: Ruling | null): unknown {
  if (!ruling) return null;
  const { verdict, act, all_in, to, adds, returned, owes, may_only, penalty, then } = ruling;
  return [verdict, act, all_in, to, adds, returned, owes, may_only, penalty, then.map(ruled)];
}

// What follows from a spot, as far as players notice it.
const facts: ((report: Report) => [unknown, string])[] = [
  (r) => [r.hand_over, r.hand_over ? 'The hand is over' : 'The hand goes on'],
  (r) => [r.to_act, r.to_act ? `${r.to_act} is to act` : 'Nobody is to act'],
  (r) => [r.declared, r.declared ? `${r.declared.by} is bound to ${r.declared.act}` : 'No word binds'],
  (r) => [
    r.limited,
    Object.entries(r.limited)
      .map(([who, may]) => `${who} may only ${list(may)}`)
      .join('; ') || 'Nobody is limited',
  ],
  (r) => [r.clock?.on, r.clock ? `The clock runs on ${r.clock.on}` : 'No clock runs'],
  (r) => [r.clock?.left, r.clock ? `${r.clock.left} s left` : ''],
  (r) => [r.to_call, `${amount(r.to_call)} to call`],
  (r) => [r.can_check, r.can_check ? 'Checking is free' : 'No check'],
  (r) => [r.can_raise, r.can_raise ? `${r.to_act} may raise` : `${r.to_act} may not raise`],
  (r) => [r.full_raise_to, `Least raise to ${amount(r.full_raise_to)}`],
  (r) => [r.max_raise_to, `Most ${amount(r.max_raise_to)}`],
  (r) => [r.complete_to, r.complete_to ? `Complete to ${amount(r.complete_to)}` : 'No completing'],
  (r) => [r.may_raise, raisers(r)],
  (r) => [
    r.held.map(({ by, act }) => [by, act]),
    r.held.map(({ by, act }) => `${by}’s ${act} waits`).join('; ') || 'Nothing waits',
  ],
  (r) => [r.floor?.choices, r.floor ? 'The floor may choose' : 'Nothing to choose'],
  (r) => [r.floor?.taken, r.floor?.taken.replaceAll('_', ' ') ?? ''],
  (r) => [
    r.bets,
    Object.entries(r.bets)
      .map(([who, bet]) => `${who} ${amount(bet)}`)
      .join(', '),
  ],
  (r) => [
    r.stacks,
    Object.entries(r.stacks)
      .map(([who, stack]) => `${who} ${amount(stack)}`)
      .join(', '),
  ],
  (r) => [r.pots, `Pot ${r.pots.map((pot) => amount(pot.amount)).join(', ')}`],
  (r) => [
    r.awards,
    Object.entries(r.awards ?? {})
      .map(([who, chips]) => `${who} ${amount(chips)}`)
      .join(', '),
  ],
  (r) => [r.show_order, r.show_order ? `${r.show_order[0]} shows first` : ''],
];

function raisers(report: Report): string {
  const may = Object.keys(report.may_raise).filter((who) => report.may_raise[who]);
  return may.length ? `${list(may, 'and')} may raise` : 'Nobody may raise';
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export function differ(a: Report, b: Report): boolean {
  if (!same(ruled(lastRuling(a)), ruled(lastRuling(b)))) return true;
  return facts.some((fact) => !same(fact(a)[0], fact(b)[0]));
}

// The first thing that sets a report apart from another, in words.
function apart(report: Report, other: Report): string {
  const mine = lastRuling(report);
  const theirs = lastRuling(other);
  if (!same(ruled(mine), ruled(theirs))) {
    if (outcome(mine) !== outcome(theirs)) return outcome(mine);
    const then = mine?.then.map((one) => `${one.by}: ${outcome(one).toLowerCase()}`).join('; ');
    if (then && !same(mine?.then.map(ruled), theirs?.then.map(ruled))) return then;
  }
  const fact = facts.find((one) => !same(one(report)[0], one(other)[0]));
  return fact ? fact(report)[1] : outcome(mine);
}

// One row a book; those that differ from the chosen book come first after it.
export function rows(reports: Report[], book: string): Row[] {
  const chosen = reports.find((report) => report.rulebook === book) ?? reports[0];
  if (!chosen) return [];
  const odd = reports.find((report) => differ(report, chosen));
  const row = (report: Report): Row => {
    const differs = differ(report, chosen);
    const says = differs ? apart(report, chosen) : odd ? apart(report, odd) : outcome(lastRuling(report));
    return { report, differs, says, cite: lastRuling(report)?.cites.at(-1) ?? '' };
  };
  return reports.map(row).sort((a, b) => Number(b.differs) - Number(a.differs));
}
