// An act chosen before the turn. It is sent when the turn comes and only if it still means the same; it never changes an amount.
import { sum } from '../scene/lines';
import { chips } from './money';
import type { LiveHand } from './protocol';

export type Choice = 'fold' | 'check_fold' | 'check' | 'call';

export interface Preselect {
  choice: Choice;
  hand: number;
  undone: number;
  // What the call adds and the total in front that it matches, as they were when it was chosen.
  adds: number;
  price: number;
}

// What this seat faces as the bets lie now.
export function facing(hand: LiveHand, me: string): { adds: number; price: number } {
  const { bets, stacks } = hand.report;
  const price = Math.max(0, ...Object.values(bets).map(chips));
  const owed = sum([price, -chips(bets[me])]);
  return { price, adds: Math.max(0, Math.min(owed, chips(stacks[me]))) };
}

export function choices(hand: LiveHand, me: string): Choice[] {
  return facing(hand, me).adds > 0 ? ['fold', 'call'] : ['check_fold', 'check'];
}

export function choose(choice: Choice, hand: LiveHand, me: string): Preselect {
  return { choice, hand: hand.number, undone: hand.undone, ...facing(hand, me) };
}

export type Outcome = { keep: true } | { clear: string } | { send: string };

// What becomes of it with a new state of the table: kept, cleared with a word why, or sent.
export function settle(pre: Preselect, hand: LiveHand | null, me: string, playing: boolean): Outcome {
  if (!hand || hand.number !== pre.hand || hand.over || !playing) return { clear: '' };
  if (hand.undone !== pre.undone) return { clear: 'The host went back: your choice is cleared.' };
  const now = facing(hand, me);
  const same = now.adds === pre.adds && now.price === pre.price;
  if (!same && pre.choice === 'call') return { clear: 'The bet has changed: your call is cleared.' };
  if (!same && pre.choice === 'check') return { clear: 'There is a bet: your check is cleared.' };
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
  }
}
