// What a new table is made of, and the tables that this browser was at.
import { keep, kept } from '../settings.svelte';
import { typed } from '../typed';

// A choice's name, a flag, or a number.
export type HouseAnswer = string | boolean | number;

export interface Draft {
  name: string;
  game: string;
  structure: string;
  seats: number;
  small: string;
  big: string;
  ante: string;
  bringIn: string;
  least: string;
  most: string;
  rulebook: string;
  button: string;
  clock: number;
  bots: number;
  levels: number;
  invitedOnly: boolean;
  openDeck: boolean;
  // What the house answers otherwise than its book, by question.
  house: Record<string, HouseAnswer>;
}

export const draft = (): Draft => ({
  name: 'Table',
  game: 'holdem',
  structure: 'no_limit',
  seats: 6,
  small: '1',
  big: '2',
  ante: '',
  bringIn: '',
  least: '',
  most: '',
  rulebook: 'tda-2026',
  button: '',
  clock: 30,
  bots: 3,
  levels: 0,
  invitedOnly: false,
  openDeck: false,
  house: {},
});

export const games: [string, string][] = [
  ['holdem', 'Hold’em'],
  ['omaha', 'Omaha'],
  ['omaha8', 'Omaha eight or better'],
  ['short-deck', 'Short deck'],
  ['stud', 'Seven-card stud'],
  ['stud8', 'Stud eight or better'],
  ['razz', 'Razz'],
  ['draw', 'Five-card draw'],
  ['single-draw', 'Single draw'],
  ['triple-draw', 'Triple draw'],
  ['badugi', 'Badugi'],
];

export const structures: [string, string][] = [
  ['no_limit', 'No limit'],
  ['pot_limit', 'Pot limit'],
  ['fixed_limit', 'Fixed limit'],
];

export const stud = (game: string) => ['stud', 'stud8', 'razz'].includes(game);
// Five cards each, and cards drawn for them: fewer seats than ten.
export const mostSeats = (game: string) => (stud(game) ? 8 : game.includes('draw') || game === 'badugi' ? 6 : 10);

export function usualStructure(game: string): string {
  if (stud(game) || ['triple-draw', 'badugi'].includes(game)) return 'fixed_limit';
  return game.startsWith('omaha') ? 'pot_limit' : 'no_limit';
}

// The first field in which something is written that is no amount.
export function unread(of: Draft): string | null {
  const named = {
    small: 'small blind',
    big: 'big blind',
    ante: 'ante',
    bringIn: 'bring-in',
    least: 'least buy-in',
    most: 'most',
  };
  const wrong = (Object.keys(named) as (keyof typeof named)[]).find((key) => of[key].trim() && typed(of[key]) === null);
  return wrong ? named[wrong] : null;
}

// Each level's blinds as parts of the first.
const climbs = [1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48];

export function levelsOf(blinds: [number, number], ante: number, minutes: number): object[] {
  const whole = (chips: number) => Math.max(chips > 0 ? 1 : 0, Math.round(chips));
  return climbs.map((by) => ({ blinds: blinds.map((one) => whole(one * by)), ante: whole(ante * by), minutes }));
}

// The request for it: only what was set; the rest is the server's usual.
export function request(of: Draft): Record<string, unknown> {
  const small = typed(of.small) ?? 0;
  const big = typed(of.big) ?? 2;
  const ante = typed(of.ante);
  const out: Record<string, unknown> = {
    name: of.name.trim() || 'Table',
    game: of.game,
    structure: of.structure,
    seats: of.seats,
    rulebook: of.rulebook,
    clock: of.clock,
    bots: Math.min(of.bots, of.seats - 1),
    invited_only: of.invitedOnly,
    open_deck: of.openDeck,
  };
  if (stud(of.game) || of.structure === 'fixed_limit')
    Object.assign(out, { small_bet: stud(of.game) ? small : big, big_bet: stud(of.game) ? big : big * 2 });
  if (!stud(of.game)) out.blinds = [small, big];
  if (ante !== null) out.ante = ante;
  if (typed(of.bringIn) !== null && stud(of.game)) out.bring_in = typed(of.bringIn);
  if (of.least.trim() || of.most.trim()) out.buy_in = [typed(of.least) ?? big * 20, typed(of.most) ?? 0];
  if (Object.keys(of.house).length) out.house = of.house;
  if (of.button) out.button_rule = of.button;
  if (of.levels > 0 && !stud(of.game)) out.levels = levelsOf([small, big], ante ?? 0, of.levels);
  return out;
}

// A table against bots needs nothing to be chosen.
export const quick = (game: string): Record<string, unknown> => ({ name: 'Against bots', bots: 3, game });

export type Made = { table: string } | { error: string };

export async function make(of: Record<string, unknown>): Promise<Made> {
  try {
    await fetch('/api/visitor', { method: 'POST' });
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(of),
    });
    const got = (await response.json()) as { table?: string; error?: string };
    return got.table ? { table: got.table } : { error: got.error ?? `The server answered ${response.status}.` };
  } catch {
    return { error: 'The server does not answer. Nothing was made.' };
  }
}

export interface Known {
  key: string;
  name: string;
}

export function known(): Known[] {
  try {
    return JSON.parse(kept('floorman.tables') ?? '[]') as Known[];
  } catch {
    return [];
  }
}

export function remember(key: string, name: string): void {
  keep('floorman.tables', JSON.stringify([{ key, name }, ...known().filter((one) => one.key !== key)].slice(0, 6)));
}

export const myName = () => kept('floorman.name') ?? '';
export const keepName = (name: string) => keep('floorman.name', name);
