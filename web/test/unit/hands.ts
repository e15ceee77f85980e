// A hand at a live table, as the server tells it: what the tests of the table's page start from.
import { moneyIn } from '../../src/live/money';
import type { LiveHand } from '../../src/live/protocol';
import type { Report } from '../../src/report/report';

export const money = moneyIn('$');

// Ann has bet 100 into 96, Bo is to act with 20 in front; Dee waits.
export const report = (over: Partial<Report> = {}): Report => ({
  rulebook: 'tda-2026',
  rulings: [],
  street: 'turn',
  street_over: false,
  hand_over: false,
  to_act: 'Bo',
  declared: null,
  to_call: 80,
  can_check: false,
  can_raise: true,
  raise_barred: null,
  full_raise_to: 200,
  min_raise_to: 200,
  max_raise_to: 500,
  sizes: null,
  complete_to: null,
  may_raise: { Ann: true, Bo: true, Dee: true },
  limited: {},
  bets: { Ann: 100, Bo: 20, Dee: 0 },
  stacks: { Ann: 300, Bo: 480, Dee: 288 },
  pots: [{ amount: 96, eligible: ['Ann', 'Bo', 'Dee'] }],
  uncalled: {},
  awards: null,
  final_stacks: null,
  show_order: null,
  substantial_action: true,
  raises: 1,
  capped: false,
  held: [],
  clock: null,
  floor: null,
  ...over,
});

export const hand = (over: Partial<LiveHand> = {}): LiveHand => ({
  number: 42,
  input: 7,
  over: false,
  undone: 0,
  players: ['Ann', 'Bo', 'Dee'],
  seats: [1, 2, 4],
  button: 4,
  board: [],
  boards: [[]],
  cards: { Ann: ['??', '??'], Bo: ['??', '??'], Dee: ['Jh', '9h'] },
  shown: [],
  mucked: [],
  report: report(),
  awaits: { what: 'act', who: 'Bo', cards: 0, ends_in_ms: 18000, of_ms: 30000 },
  winners: [],
  commitments: [],
  deal: null,
  ...over,
});

export const mine = (over: Partial<Report>, number = 42): LiveHand =>
  hand({
    number,
    input: 8,
    report: report({ to_act: 'Dee', to_call: 100, ...over }),
    awaits: { what: 'act', who: 'Dee', cards: 0, ends_in_ms: null, of_ms: 0 },
  });
