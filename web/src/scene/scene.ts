// A scene: a spot at the table and the lines of what then happens, with the keys of docs/scene.md.
//
// Knows the words of the format. Knows nothing of what any of it counts as: that is the engine's to say.

export type Amount = number | 'inf';

export interface Straddle {
  by: string;
  to: number;
}

export interface Scene {
  rulebook?: string | string[] | object;
  currency_symbol?: string;
  game?: string;
  structure?: string;
  players?: string[];
  starting_stacks: (Amount | string)[];
  blinds?: (number | string)[];
  straddle?: Straddle | Straddle[];
  ante?: number | string;
  bring_in?: number | string;
  small_bet?: number | string;
  big_bet?: number | string;
  spread?: (number | string)[];
  street?: string;
  pot?: number | string;
  hole_cards?: Record<string, string>;
  board?: string;
  actions?: string[];
  [key: string]: unknown;
}

export const books = ['tda-2026', 'roberts-11', 'wsop-2023', 'home'] as const;

export const bookTitle: Record<string, string> = {
  'tda-2026': 'TDA 2026',
  'roberts-11': 'Robert’s v11',
  'wsop-2023': 'WSOP 2023',
  home: 'Home game',
};

// House books bring their own name.
export function titleOf(book: string): string {
  return bookTitle[book] ?? book;
}

const editions: Record<string, string> = { tda: 'tda-2026', roberts: 'roberts-11', wsop: 'wsop-2023', home: 'home' };

export function editionOf(book: unknown): string | null {
  return typeof book === 'string' ? (editions[book] ?? book) : null;
}

export function playersOf(scene: Scene): string[] {
  return scene.players ?? scene.starting_stacks.map((_, seat) => `p${seat + 1}`);
}

export function linesOf(scene: Scene): string[] {
  return scene.actions ?? [];
}

// A comment has no ruling; whatever else is a line has one.
export function isComment(line: string): boolean {
  return line.trimStart().startsWith('#');
}

// The book the scene asks for, or the first of them.
export function bookOf(scene: Scene): string {
  const named = Array.isArray(scene.rulebook) ? scene.rulebook[0] : scene.rulebook;
  return editionOf(named) ?? 'tda-2026';
}

// The scene as the engine is to rule it: under each book, up to a line. A house's own book, where there is one, goes first.
export function underBooks(scene: Scene, upTo: number): Scene {
  const own = typeof scene.rulebook === 'object' && !Array.isArray(scene.rulebook) ? [scene.rulebook] : [];
  return { ...scene, rulebook: [...own, ...books], actions: linesOf(scene).slice(0, upTo) };
}

const structures: Record<string, string> = {
  NL: 'no-limit',
  PL: 'pot-limit',
  FL: 'fixed-limit',
  spread: 'spread-limit',
};
const games: Record<string, string> = {
  holdem: 'hold’em',
  omaha: 'Omaha',
  omaha8: 'Omaha eight or better',
  'short-deck': 'short deck',
  stud: 'seven-card stud',
  stud8: 'stud eight or better',
  razz: 'razz',
  draw: 'five-card draw',
  'single-draw': 'single draw',
  'triple-draw': 'triple draw',
  badugi: 'badugi',
};

// "$5/$10 no-limit hold’em · flop · 4 players", with the sign of money that is set and the street that the hand has come to;
// "$5/$10 no-limit · flop" where there is little room.
export function stakesOf(scene: Scene, sign: string, now?: string, brief = false): string {
  const structure = structures[scene.structure ?? 'NL'] ?? scene.structure ?? '';
  const game = scene.variant
    ? String(scene.variant)
    : brief && (scene.game ?? 'holdem') === 'holdem'
      ? structure
      : `${structure} ${games[scene.game ?? 'holdem'] ?? scene.game ?? ''}`;
  const sizes = scene.blinds ?? (scene.small_bet ? [scene.small_bet, scene.big_bet ?? ''] : []);
  const blinds = sizes.map((size) => (size === '' ? '' : `${sign}${size}`)).join('/');
  const street = now ?? scene.street ?? (stud(scene) ? 'third' : 'preflop');
  return `${blinds} ${game} · ${street}${brief ? '' : ` · ${scene.starting_stacks.length} players`}`.trim();
}

export function stud(scene: Scene): boolean {
  return ['stud', 'stud8', 'razz'].includes(scene.game ?? '');
}

// Games with a board in the middle.
export function boards(scene: Scene): boolean {
  return ['holdem', 'omaha', 'omaha8', 'short-deck'].includes(scene.game ?? 'holdem');
}

// What a visitor lands on: the example of rule 4.11.
export const landing: Scene = {
  players: ['A', 'B', 'C'],
  starting_stacks: [1000, 1000, 130],
  blinds: [5, 10],
  street: 'flop',
  pot: 60,
  board: 'Ks8d3h',
  actions: ['A bets 100', 'B calls', 'C is all in'],
};
