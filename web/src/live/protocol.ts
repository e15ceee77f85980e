// What a live table and this page tell each other: docs/protocol.md tells each key.
import type { Report, Ruling } from '../report/report';
import type { Scene } from '../scene/scene';

export interface Blinds {
  blinds: number[];
  ante: number;
}

export interface Level {
  number: number;
  left_ms: number;
  next: Blinds | null;
}

export interface TableInfo extends Blinds {
  key: string;
  name: string;
  game: string;
  structure: string;
  seats: number;
  stakes: string;
  buy_in: [number, number];
  rulebook: string;
  rulebook_title: string;
  clock: number;
  currency: string;
  invited_only: boolean;
  open_deck: boolean;
  playing: boolean;
  held: string | null;
  level: Level | null;
}

export type Presence = 'in' | 'out' | 'waiting';

export interface Person {
  seat: number;
  name: string;
  stack: number;
  presence: Presence;
  bot: string | null;
  here: boolean;
  leaving: boolean;
  owes: string[];
}

export interface Awaits {
  what: 'act' | 'draw' | 'show' | 'nothing' | 'bring_in';
  who: string;
  cards: number;
  ends_in_ms: number | null;
  of_ms: number;
}

export interface LiveHand {
  number: number;
  input: number;
  over: boolean;
  undone: number;
  players: string[];
  seats: number[];
  button: number;
  board: string[];
  boards: string[][];
  cards: Record<string, string[]>;
  shown: string[];
  mucked: string[];
  report: Report;
  awaits: Awaits | null;
  winners: Winner[];
  showdown?: Showdown | null;
  commitments: string[];
  deal: unknown;
  // Names still in the hand.
  live?: string[];
}

export interface Winner {
  name: string;
  chips: number;
}

// A ruling as a report has it, with the words of its line and the input that the line answered.
export interface LiveRuling extends Omit<Ruling, 'line'> {
  input: number;
  line: string;
}

// As it is sent: the report's ruling beside its input and line.
export type SentRuling = LiveRuling | { input: number; line: string; ruling: Ruling };

export function flat(sent: SentRuling): LiveRuling {
  return 'ruling' in sent ? { ...sent.ruling, input: sent.input, line: sent.line } : sent;
}

// What a winner has of a pot, and the hand in words where it was shown.
export interface Share extends Winner {
  hand: string;
}

// How a showdown came out. `first` is null where all hands are turned up at once.
export interface Showdown {
  first: string | null;
  why: 'last_aggressor' | 'led' | 'position' | 'all_up';
  cites: string[];
  pots: {
    amount: number;
    eligible: string[];
    high: Share[];
    low: Share[];
    odd: { to: string[]; chips: number; why: 'high_side' | 'position' | 'cards'; cites: string[] }[];
  }[];
}

export interface Happening {
  kind: string;
  // How many rulings of the hand came before it.
  after?: number;
  name?: string;
  chips?: number;
  card?: string;
  cards?: string[];
  what?: string;
  street?: string;
  count?: number;
}

export interface Update {
  update: number;
  table: TableInfo;
  you: { seat: number | null; name: string | null; host: boolean };
  watching: number;
  people: Person[];
  hand: LiveHand | null;
  rulings: SentRuling[];
  happened: Happening[];
  skipped: boolean;
}

export interface Done {
  answer: number;
  done: true;
  seq?: number;
  invite?: string;
  history?: History;
  hands?: Past[];
}

// `lost` is the page's own: the connection went before the answer came.
export interface Refused {
  answer: number;
  refused: string;
  stale?: boolean;
  lost?: boolean;
}

export type Answer = Done | Refused;

export interface Past {
  number: number;
  winners: Winner[];
  undone: number;
}

// A finished hand, as this visitor may see it.
export interface History {
  number: number;
  phh: string | null;
  scene: Scene;
  deal: unknown;
  winners: Winner[];
}

export type Request = { do: string } & Record<string, unknown>;

// `held`: a table that stands still before it could be opened.
export type Incoming = Update | Answer | { gone: string } | { held: string };
