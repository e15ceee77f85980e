// The buttons of a seat: what may be done and to which totals, why not where not, and the line each one says.
//
// The report says what is legal. A button that is not allowed stays, and pressing it gets the refusal with its rule.
import { barredNote } from '../report/barred';
import type { Report } from '../report/report';
import { amount, positive, wagered } from '../report/words';
import * as lines from '../scene/lines';
import type { Amount } from '../scene/scene';
import { noAmount } from '../typed';

export interface Button {
  id: 'fold' | 'call' | 'raise' | 'all_in';
  label: string;
  note: string;
  allowed: boolean;
  // Why not, in full.
  why: string;
  line: string;
  key: string;
}

export interface Sizing {
  least: number;
  most: number;
  // The smallest step, and a whole raise.
  step: number;
  raise: number;
  sizes: number[] | null;
}

// What the keys 1 to 4 bet: parts of the pot.
export const parts: [string, number, string][] = [
  ['1', 1 / 3, 'a third'],
  ['2', 1 / 2, 'half'],
  ['3', 3 / 4, 'three quarters'],
  ['4', 1, 'all'],
];

const number = (of: Amount | null | undefined) => (of === 'inf' ? Number.MAX_SAFE_INTEGER : Number(of ?? 0));

// How far the raise button may go, and from where it starts.
export function sizing(report: Report, who: string, unit: number): Sizing {
  const bet = number(report.bets[who]);
  const stack = number(report.stacks[who]);
  const all = report.stacks[who] === 'inf' ? Number.MAX_SAFE_INTEGER : lines.sum([bet, stack]);
  const inTurn = report.to_act === who;
  const price = Math.max(...Object.values(report.bets).map(number), bet);
  const full = number(report.full_raise_to) || lines.sum([price, Math.max(price, unit)]);
  const raise = Math.max(unit, lines.sum([full, -price]));
  if (inTurn && report.can_raise) {
    const least = number(report.min_raise_to);
    const most = Math.min(number(report.max_raise_to), all);
    return { least, most, step: unit, raise, sizes: report.sizes };
  }
  // Not allowed, or not this player's turn: any total above the price may be tried.
  return { least: Math.min(full, all), most: all, step: unit, raise, sizes: null };
}

// The total that bets this part of the pot: of all that is in it once a call has been made, in whole steps. Null where a
// stack without bound is in it.
export function partOfPot(report: Report, who: string, part: number, step: number): number | null {
  const bets = Object.values(report.bets);
  const chips = [...report.pots.map((pot) => pot.amount), ...bets];
  if (chips.includes('inf')) return null;
  const price = Math.max(0, ...bets.map(number));
  const pot = lines.sum([...chips.map(number), price, -number(report.bets[who])]);
  return lines.sum([price, Math.round((pot * part) / step) * step]);
}

// `raiseTo` is null where what is typed is no amount.
export function buttons(report: Report, who: string, raiseTo: number | null): Button[] {
  const inTurn = report.to_act === who;
  const bet = report.bets[who] ?? 0;
  const stack = report.stacks[who] ?? 0;
  const all = stack === 'inf' || bet === 'inf' ? ('inf' as const) : lines.sum([bet, stack]);
  const early = inTurn ? '' : 'out of turn';
  const done = report.hand_over || stack === 0;
  const why = report.hand_over ? 'Betting is over.' : stack === 0 ? `${who} has no chips behind.` : '';
  const button = (part: Omit<Button, 'why'> & { why?: string }): Button => ({
    ...part,
    allowed: part.allowed && !done,
    why: part.why ?? why,
    note: done ? (report.hand_over ? '' : 'all in') : part.note,
  });
  return [
    button({ id: 'fold', label: 'Fold', note: early, allowed: true, line: lines.folds(who), key: 'F' }),
    call(report, who, inTurn, early, button),
    raise(report, who, raiseTo, inTurn, early, button),
    button({
      id: 'all_in',
      label: 'All in',
      note:
        early ||
        (all === 'inf' ? '' : `to ${amount(all)}`) +
          (positive(bet) && stack !== 'inf' ? ` · adds ${amount(stack)}` : ''),
      allowed: !inTurn || report.can_raise || number(stack) <= number(report.to_call),
      why: why || report.raise_barred?.text || '',
      line: lines.allIn(who),
      key: 'A',
    }),
  ];
}

type Make = (part: Omit<Button, 'why'> & { why?: string }) => Button;

function call(report: Report, who: string, inTurn: boolean, early: string, button: Make): Button {
  const price = Math.max(...Object.values(report.bets).map(number));
  const free = inTurn ? report.can_check : number(report.bets[who]) >= price;
  if (free)
    return button({ id: 'call', label: 'Check', note: early, allowed: true, line: lines.checks(who), key: 'C' });
  if (!inTurn)
    return button({ id: 'call', label: 'Call', note: early, allowed: true, line: lines.calls(who), key: 'C' });
  const makes = lines.sum([number(report.bets[who]), number(report.to_call)]);
  const note = positive(report.bets[who]) ? `makes it ${amount(makes)}` : '';
  return button({
    id: 'call',
    label: `Call ${amount(report.to_call)}`,
    note,
    allowed: true,
    line: lines.calls(who),
    key: 'C',
  });
}

function raise(
  report: Report,
  who: string,
  typed: number | null,
  inTurn: boolean,
  early: string,
  button: Make,
): Button {
  const open = wagered(report);
  const to = typed ?? 0;
  const completes = inTurn && report.complete_to !== null && to === report.complete_to;
  const label = completes ? `Complete to ${amount(to)}` : `${open ? 'Raise to' : 'Bet'} ${amount(to)}`;
  const line = completes ? lines.completes(who) : open ? lines.raises(who, to) : lines.bets(who, to);
  const none = { id: 'raise' as const, label: open ? 'Raise' : 'Bet', allowed: false, line, key: 'R' };
  if (inTurn && !report.can_raise) {
    const barred = report.raise_barred;
    const note = barredNote(report, who);
    const why =
      barred?.text ??
      (report.hand_over
        ? 'Betting is over.'
        : `Nothing is left to raise with after a call of ${amount(report.to_call)}.`);
    return button({ ...none, note, why });
  }
  // Nothing to send: there is no line.
  if (typed === null) return button({ ...none, note: 'no amount', why: noAmount, line: '' });
  const adds = amount(lines.sum([to, -number(report.bets[who])]));
  const least = inTurn && to === report.full_raise_to ? ' · the least' : '';
  const note = early || (open ? `adds ${adds}${least}` : least.slice(3));
  return button({ id: 'raise', label, note, allowed: true, line, key: 'R' });
}
