// What the table waits for now: the one in turn, the host who has stopped the game, or players for the next hand.
import type { Money } from './money';
import type { Update } from './protocol';
import { turnWords } from './turn';

// The host has stopped the game. A table that is held stands still for another reason, and says so itself.
export function pausedBy(update: Update | null): boolean {
  return !!update && !update.table.playing && !update.table.held;
}

export const paused: [string, string] = ['Paused by the host.', 'The game goes on when the host starts it.'];

// "Your turn. $100 to call.", or that the game is stopped.
export function nowWords(update: Update | null, money: Money): [string, string] {
  if (pausedBy(update)) return paused;
  return update?.hand ? turnWords(update.hand, update.you.name, money) : ['', ''];
}

// What is missing for a hand to be dealt, empty where nothing is: two who are in with chips, and not bots alone. A bot that has
// lost its chips buys in again.
export function missing(update: Update): string {
  const ready = update.people.filter((one) => !one.leaving && (one.bot || (one.presence === 'in' && one.stack > 0)));
  if (!ready.length) return 'Waiting for two players.';
  if (ready.length < 2) return 'Waiting for another player.';
  return ready.some((one) => !one.bot) ? '' : 'Waiting for a player: bots do not play alone.';
}
