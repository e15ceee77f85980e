// What the visitor's seat is asked for, and the buttons that answer it. The report says what is allowed; nothing is judged here.
import { barredNote, toReader } from '../report/barred';
import type { Report } from '../report/report';
import { positive, wagered } from '../report/words';
import { sum } from '../scene/lines';
import { noAmount } from '../typed';
import { chips, type Money } from './money';
import type { LiveHand, LiveRuling, Update } from './protocol';

export type Asked = 'act' | 'draw' | 'show' | null;

// What this visitor is asked for now; null where the table waits for another or for nobody.
export function askedOf(update: Update | null): Asked {
  const awaits = update?.hand?.awaits;
  if (!awaits || awaits.who !== update.you.name || awaits.what === 'nothing') return null;
  return awaits.what === 'bring_in' ? 'act' : awaits.what;
}

// Dealt into the hand and not out of it. One's own cards are told after a fold too, so that the rulings have to say.
export function stillIn(hand: LiveHand, name: string, rulings: LiveRuling[]): boolean {
  if (hand.live) return hand.live.includes(name);
  const every = rulings.flatMap((one) => [one, ...one.then]);
  const folded = every.some(
    (one) => one.by === name && one.act === 'fold' && ['stands', 'corrected'].includes(one.verdict),
  );
  return name in hand.cards && !folded;
}

export interface Press {
  id: 'fold' | 'call' | 'raise' | 'all_in';
  label: string;
  note: string;
  allowed: boolean;
  why: string;
  line: string;
  key: string;
}

// Nobody has brought it in yet: what is to call is the bring-in.
export function bringIn(report: Report): number | null {
  return report.street === 'third' && !wagered(report) && positive(report.to_call) ? chips(report.to_call) : null;
}

// `raiseTo` is null where what is typed is no amount.
export function presses(report: Report, who: string, raiseTo: number | null, money: Money): Press[] {
  const bet = chips(report.bets[who]);
  const stack = chips(report.stacks[who]);
  const toCall = chips(report.to_call);
  // A word binds until its amount is told: only a bet or raise is left.
  const owed = report.declared?.by === who ? report.declared.act : '';
  const bound = owed && { allowed: false, note: `${owed} owed`, why: `The amount of the ${owed} is owed first.` };
  return [
    { id: 'fold', label: 'Fold', note: '', allowed: true, why: '', line: 'folds', key: 'F', ...(bound || {}) },
    { ...calling(report, bet, toCall, stack, money), ...(bound || {}) },
    raising(report, who, raiseTo, money),
    {
      id: 'all_in',
      label: 'All in',
      note: bet > 0 ? `to ${money(sum([bet, stack]))} · adds ${money(stack)}` : `to ${money(stack)}`,
      allowed: allInAllowed(report, sum([bet, stack]), stack, toCall),
      why: barredWhy(report, who) ?? `The most is ${money(report.max_raise_to ?? sum([bet, toCall]))}.`,
      line: 'is all in',
      key: 'A',
    },
  ];
}

const barredWhy = (report: Report, who: string) =>
  report.raise_barred ? toReader(report.raise_barred.text, who) : null;

function allInAllowed(report: Report, all: number, stack: number, toCall: number): boolean {
  return stack <= toCall || (report.can_raise && (report.max_raise_to === 'inf' || chips(report.max_raise_to) >= all));
}

function calling(report: Report, bet: number, toCall: number, stack: number, money: Money): Press {
  const press = { id: 'call' as const, allowed: true, why: '', key: 'C' };
  if (report.can_check) return { ...press, label: 'Check', note: '', line: 'checks' };
  const forced = bringIn(report);
  if (forced !== null) return { ...press, label: `Bring in ${money(forced)}`, note: '', line: `brings in ${forced}` };
  const note = toCall >= stack ? 'all in' : bet > 0 ? `makes it ${money(sum([bet, toCall]))}` : '';
  return { ...press, label: `Call ${money(toCall)}`, note, line: 'calls' };
}

function raising(report: Report, who: string, to: number | null, money: Money): Press {
  const press = { id: 'raise' as const, key: 'R' };
  const bet = chips(report.bets[who]);
  const open = wagered(report);
  if (!report.can_raise) {
    const why = barredWhy(report, who) ?? 'Nothing is left to raise with after a call.';
    const note = report.raise_barred ? barredNote(report, who) : 'no chips beyond a call';
    return { ...press, label: open ? 'Raise' : 'Bet', note, allowed: false, why, line: '' };
  }
  const all = allOf(report, who);
  const none = { ...press, label: open ? 'Raise' : 'Bet', allowed: false, line: '' };
  if (to === null) return { ...none, note: 'no amount', why: noAmount };
  if (to > all) {
    const most = report.max_raise_to === 'inf' ? all : Math.min(chips(report.max_raise_to), all);
    const why = `That is more than your stack: the most is ${money(most)}.`;
    return { ...none, note: `more than your ${money(all)}`, why };
  }
  // A bring-in below a full bet is completed, as is one that is due and not yet out.
  const completes = to === report.complete_to || bringIn(report) !== null;
  const line = completes ? 'completes' : open ? `raises to ${to}` : `bets ${to}`;
  const ready = { ...press, allowed: true, why: '', line };
  const adds = `adds ${money(sum([to, -bet]))}`;
  if (to === all) return { ...ready, label: 'All in', note: `to ${money(to)}${bet > 0 ? ` · ${adds}` : ''}` };
  const label = completes ? 'Complete to' : open ? 'Raise to' : 'Bet';
  return { ...ready, label: `${label} ${money(to)}`, note: open ? adds : '' };
}

// All chips of a seat, those in front among them.
const allOf = (report: Report, who: string) => sum([chips(report.bets[who]), chips(report.stacks[who])]);

// What may be raised to, for the ear.
export function mayRaise(report: Report, who: string, money: Money): string {
  if (!report.can_raise) return '';
  const least = chips(report.min_raise_to);
  if (least === allOf(report, who)) return `You may go all in, to ${money(least)}.`;
  return `You may raise to ${money(least)} or more.`;
}

export interface Sizes {
  least: number;
  most: number;
  step: number;
  // All chips of the seat.
  all: number;
  // Where only some totals are allowed: those.
  only: number[] | null;
  named: { label: string; to: number }[];
}

type Bounds = Pick<Sizes, 'least' | 'most' | 'step' | 'only'>;

// From the least to the most that the report allows, and the fractions of the pot between them.
export function sizesOf(report: Report, who: string, unit: number): Sizes | null {
  const { min_raise_to: min, max_raise_to: max } = report;
  if (!report.can_raise || typeof min !== 'number') return null;
  const all = allOf(report, who);
  const most = max === 'inf' ? all : Math.min(chips(max), all);
  const bounds = { least: min, most, step: unit, all, only: report.sizes };
  const named = [
    { label: 'Least', to: min },
    { label: '½ pot', to: fit(ofPot(report, who, 0.5), bounds) },
    { label: 'Pot', to: fit(ofPot(report, who, 1), bounds) },
    { label: most === all ? 'All in' : 'Most', to: most },
  ];
  return { ...bounds, named };
}

// A raise by a part of the pot: what it is once called, and that part of it on top of the call.
export function ofPot(report: Report, who: string, part: number): number {
  const middle = sum([...report.pots.map((pot) => chips(pot.amount)), ...Object.values(report.bets).map(chips)]);
  const call = chips(report.to_call);
  return sum([chips(report.bets[who]), call, part * sum([middle, call])]);
}

// The nearest total that is allowed: in whole steps, but the most as it is.
export function fit(to: number, { least, most, step, only }: Bounds): number {
  if (only?.length) return only.reduce((best, one) => (Math.abs(one - to) < Math.abs(best - to) ? one : best));
  if (to >= most) return most;
  if (to <= least) return least;
  const whole = Math.round((Math.round(to / step) * step + Number.EPSILON) * 10000) / 10000;
  return Math.max(least, Math.min(whole, most));
}

export function stepped(to: number, by: number, sizes: Bounds): number {
  if (!sizes.only) return fit(sum([to, by * sizes.step]), sizes);
  const others = sizes.only.filter((one) => (by > 0 ? one > to : one < to));
  return (by > 0 ? others[0] : others.at(-1)) ?? to;
}

// The line of a draw, with the cards that go or none.
export const drawLine = (thrown: string[]) => (thrown.length ? `discards ${thrown.join('')}` : 'stands pat');

// Who draws may fold instead, but not with all chips in.
export function drawFold(report: Report, who: string): Press {
  const allIn = chips(report.stacks[who]) === 0;
  const why = allIn ? 'You are all in.' : '';
  return { id: 'fold', label: 'Fold', note: allIn ? 'all in' : '', allowed: !allIn, why, line: 'folds', key: 'F' };
}

// "Your turn. $100 to call."
export function turnWords(hand: LiveHand, me: string | null, money: Money): [string, string] {
  const { awaits, report } = hand;
  if (hand.over) return ['The hand is over.', ''];
  if (!awaits || awaits.what === 'nothing') return ['The dealer is at work.', ''];
  const mine = awaits.who === me;
  if (awaits.what === 'draw')
    return mine ? ['Your draw.', 'Pick the cards to throw away.'] : [`${awaits.who} draws.`, ''];
  if (awaits.what === 'show') return mine ? ['Show or muck?', ''] : [`${awaits.who} shows or mucks.`, ''];
  // The report has the act that was announced, not the word: "raise" is a bet where nobody has bet.
  const owed = report.declared?.by === awaits.who ? `the amount of the ${report.declared.act}.` : '';
  const forced = bringIn(report);
  const price = report.can_check
    ? 'Checking is free.'
    : forced !== null
      ? `The bring-in is ${money(forced)}.`
      : `${money(report.to_call)} to call.`;
  if (mine) return ['Your turn.', owed ? `You owe ${owed}` : price];
  return [`${awaits.who} is to act.`, owed ? `${awaits.who} owes ${owed}` : price];
}
