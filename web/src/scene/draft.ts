// A spot while it is being set up: what is typed, as text, and the scene that it makes.
//
// Leaves out what was left empty, so that the engine's own defaults hold. Whether the spot can be is the engine's to say.
import type { Amount, Scene, Straddle } from './scene';
import { bookOf, playersOf, stud } from './scene';

export interface Seat {
  name: string;
  stack: string;
  cards: string;
}

export interface Draft {
  seats: Seat[];
  game: string;
  structure: string;
  small: string;
  big: string;
  ante: string;
  straddleBy: string;
  straddleTo: string;
  smallBet: string;
  bigBet: string;
  bringIn: string;
  least: string;
  most: string;
  street: string;
  pot: string;
  board: string;
  // Empty: the scene's own house book.
  rulebook: string;
  // What a scene has besides, kept as it is.
  more: Record<string, unknown>;
}

export const games = [
  ['holdem', 'Hold’em'],
  ['omaha', 'Omaha'],
  ['omaha8', 'Omaha eight or better'],
  ['short-deck', 'Short deck'],
  ['stud', 'Seven-card stud'],
  ['stud8', 'Stud eight or better'],
  ['razz', 'Razz'],
] as const;

export const structures = [
  ['NL', 'No-limit'],
  ['PL', 'Pot-limit'],
  ['FL', 'Fixed limit'],
  ['spread', 'Spread limit'],
] as const;

export function streetsOf(game: string): string[] {
  return stud({ starting_stacks: [], game })
    ? ['third', 'fourth', 'fifth', 'sixth', 'seventh']
    : ['preflop', 'flop', 'turn', 'river'];
}

// What the set-up has fields for.
const typed = [
  'currency_symbol',
  'rulebook',
  'players',
  'starting_stacks',
  'game',
  'structure',
  'blinds',
  'ante',
  'straddle',
  'bring_in',
  'small_bet',
  'big_bet',
  'spread',
  'street',
  'pot',
  'board',
  'hole_cards',
  'actions',
];

const housed = (scene: Scene) => typeof scene.rulebook === 'object' && !Array.isArray(scene.rulebook);

const text = (of: unknown) => (of === undefined || of === null ? '' : String(of));

// A number where it is one; else the text, so that the engine can say what is wrong with it.
function amount(of: string): number | string {
  const plain = of.trim().replaceAll(',', '');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : plain;
}

export function draftOf(scene: Scene): Draft {
  const names = playersOf(scene);
  const straddle = (Array.isArray(scene.straddle) ? scene.straddle[0] : scene.straddle) as Straddle | undefined;
  const game = scene.game ?? 'holdem';
  return {
    seats: names.map((name, seat) => ({
      name,
      stack: text(scene.starting_stacks[seat]),
      cards: text(scene.hole_cards?.[name]),
    })),
    game,
    structure: scene.structure ?? 'NL',
    small: text(scene.blinds?.[0]),
    big: text(scene.blinds?.[1]),
    ante: text(scene.ante),
    straddleBy: straddle?.by ?? '',
    straddleTo: text(straddle?.to),
    smallBet: text(scene.small_bet),
    bigBet: text(scene.big_bet),
    bringIn: text(scene.bring_in),
    least: text(scene.spread?.[0]),
    most: text(scene.spread?.[1]),
    street: scene.street ?? streetsOf(game)[0] ?? '',
    pot: text(scene.pot),
    board: text(scene.board),
    rulebook: housed(scene) ? '' : bookOf(scene),
    more: Object.fromEntries(
      Object.entries(scene).filter(([key]) => !typed.includes(key) || (key === 'rulebook' && housed(scene))),
    ),
  };
}

export function sceneOf(draft: Draft): Scene {
  const first = streetsOf(draft.game)[0];
  const isStud = first === 'third';
  const { rulebook: house, ...more } = draft.more;
  const scene: Scene = {
    ...more,
    rulebook: (draft.rulebook || house) as string,
    players: draft.seats.map((seat) => seat.name.trim()),
    starting_stacks: draft.seats.map((seat) => amount(seat.stack) as Amount),
    actions: [],
  };
  if (draft.game !== 'holdem') scene.game = draft.game;
  if (draft.structure !== 'NL') scene.structure = draft.structure;
  if (!isStud && (draft.small || draft.big)) scene.blinds = [amount(draft.small || '0'), amount(draft.big || '0')];
  if (draft.ante.trim()) scene.ante = amount(draft.ante);
  if (!isStud && draft.straddleBy && draft.straddleTo.trim())
    scene.straddle = { by: draft.straddleBy, to: amount(draft.straddleTo) as number };
  if (isStud && draft.bringIn.trim()) scene.bring_in = amount(draft.bringIn);
  if (draft.structure === 'FL') {
    if (draft.smallBet.trim()) scene.small_bet = amount(draft.smallBet);
    if (draft.bigBet.trim()) scene.big_bet = amount(draft.bigBet);
  }
  if (draft.structure === 'spread') scene.spread = [amount(draft.least), amount(draft.most)];
  if (draft.street !== first) {
    scene.street = draft.street;
    if (draft.pot.trim()) scene.pot = amount(draft.pot);
  }
  if (!isStud && draft.board.trim()) scene.board = draft.board.replace(/\s/g, '');
  const cards = draft.seats.filter((seat) => seat.cards.trim());
  if (cards.length)
    scene.hole_cards = Object.fromEntries(cards.map((seat) => [seat.name.trim(), seat.cards.replace(/\s/g, '')]));
  return scene;
}

// A name that nobody at the table has yet.
export function freshName(seats: Seat[]): string {
  const taken = new Set(seats.map((seat) => seat.name.toLowerCase()));
  return [...'ABCDEFGHIJKLMNOP'].find((letter) => !taken.has(letter.toLowerCase())) ?? `P${seats.length + 1}`;
}
