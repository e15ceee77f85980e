// An act chosen before the turn. It is sent when the turn comes and only if it still means the same; it never changes an amount.
import { wagered } from '../report/words';
import { sum } from '../scene/lines';
import { noAmount } from '../typed';
import { chips, type Money } from './money';
import type { LiveHand } from './protocol';
import { bringIn, presses, sizesOf } from './turn';

export type Choice = 'fold' | 'check_fold' | 'check' | 'call' | 'raise';

export interface Preselect {
  choice: Choice;
  hand: number;
  undone: number;
  street: string;
  // What the call adds and the total in front that it matches, as they were when it was chosen.
  adds: number;
  price: number;
  // The total of a bet or raise; 0 for another act.
  to: number;
}

// What this seat faces as the bets lie now.
export function facing(hand: LiveHand, me: string): { adds: number; price: number } {
  const { bets, stacks } = hand.report;
  const price = Math.max(0, ...Object.values(bets).map(chips));
  const owed = sum([price, -chips(bets[me])]);
  return { price, adds: Math.max(0, Math.min(owed, chips(stacks[me]))) };
}

export function choices(hand: LiveHand, me: string): Choice[] {
  // Until it is brought in nobody knows what there is to call.
  if (bringIn(hand.report) !== null) return ['fold'];
  const free: Choice[] = facing(hand, me).adds > 0 ? ['fold', 'call'] : ['check_fold', 'check'];
  return raiseOf(hand, me) ? [...free, 'raise'] : free;
}

// The least that a bet or raise may come to as it stands, and what it comes to with all chips. Only the turn tells whether an
// amount between them is allowed.
export interface Raise {
  bets: boolean;
  least: number;
  most: number;
}

// Null where this seat may not raise. The report's least and most are those of the seat to act: only the full raise is everybody's.
export function raiseOf(hand: LiveHand, me: string): Raise | null {
  const { report } = hand;
  if (!report.may_raise[me] || typeof report.full_raise_to !== 'number') return null;
  const most = sum([chips(report.bets[me]), chips(report.stacks[me])]);
  return { bets: !wagered(report), least: Math.min(report.full_raise_to, most), most };
}

// Why a total can be none of this seat's raises; empty where it may be one.
export function notARaise(to: number | null, { least, most }: Raise, money: Money): string {
  if (to === null) return noAmount;
  if (to < least) return `The least is ${money(least)}.`;
  return to > most ? `All your chips make ${money(most)}.` : '';
}

export function choose(choice: Choice, hand: LiveHand, me: string, to = 0): Preselect {
  const { number, undone, report } = hand;
  return { choice, hand: number, undone, street: report.street, ...facing(hand, me), to };
}

export type Outcome = { keep: true } | { clear: string } | { send: string };

// What becomes of it with a new state of the table: kept, cleared with a word why, or sent.
export function settle(pre: Preselect, hand: LiveHand | null, me: string, playing: boolean): Outcome {
  if (!hand || hand.number !== pre.hand || hand.over || !playing) return { clear: '' };
  if (hand.undone !== pre.undone) return { clear: 'The host went back: your choice is cleared.' };
  const now = facing(hand, me);
  const same = now.adds === pre.adds && now.price === pre.price;
  if (!same && pre.choice === 'call') return { clear: 'The bet has changed: your call is cleared.' };
  if (!same && pre.choice === 'raise') return { clear: 'The bet has changed: your raise is cleared.' };
  if (!same && pre.choice === 'check') return { clear: 'There is a bet: your check is cleared.' };
  // Other cards are out: what was meant for the cards before is asked anew. A fold means the same over any.
  if (hand.report.street !== pre.street && !['fold', 'check_fold'].includes(pre.choice))
    return { clear: 'A new street: your choice is cleared.' };
  const turn = hand.awaits?.what === 'act' && hand.awaits.who === me && hand.report.to_act === me;
  if (!turn) return { keep: true };
  const { report } = hand;
  switch (pre.choice) {
    case 'fold':
      // Folding for nothing is never wanted.
      return report.can_check ? { clear: 'Checking is free: your fold is cleared.' } : { send: 'folds' };
    case 'check_fold':
      return { send: report.can_check ? 'checks' : 'folds' };
    case 'check':
      return report.can_check ? { send: 'checks' } : { clear: 'There is a bet: your check is cleared.' };
    case 'call':
      return chips(report.to_call) === pre.adds && !report.can_check
        ? { send: 'calls' }
        : { clear: 'The bet has changed: your call is cleared.' };
    case 'raise':
      return raising(pre, hand, me);
  }
}

// The very total, where the report allows it.
function raising(pre: Preselect, { report }: LiveHand, me: string): Outcome {
  const sizes = sizesOf(report, me, 1);
  const within = sizes && (sizes.only?.includes(pre.to) ?? (pre.to >= sizes.least && pre.to <= sizes.most));
  const line = presses(report, me, pre.to, String).find((one) => one.id === 'raise' && one.allowed)?.line;
  return within && line ? { send: line } : { clear: 'That amount is not allowed now: your raise is cleared.' };
}
