// What people ask the floor: each situation as a sentence with numbers in it, and the scene that it makes.
//
// Builds scenes from numbers. What comes of them is asked from the engine.
import { fewest } from '../chips/denominations';
import { listed, sum } from '../scene/lines';
import type { Scene } from '../scene/scene';

export interface Field {
  key: string;
  label: string;
  start: number;
}

export interface Situation {
  id: string;
  rule: string;
  group: string;
  title: string;
  tells: string;
  fields: Field[];
  scene: (n: Record<string, number>) => Scene;
  // Lines whose rulings are the answer, the most important first; the last line where none is named.
  shows?: number[];
  // Numbers near the line where the ruling turns, for the drill: a random number from 0 to 1 picks them.
  drill?: (pick: () => number) => Record<string, number>;
}

const field = (key: string, label: string, start: number): Field => ({ key, label, start });
const bb = field('bb', 'Big blind', 2);
const bb10 = field('bb', 'Big blind', 10);
const bet = (start: number) => field('bet', 'A bets', start);

// Deep enough that nobody is all in by accident.
function spot(n: Record<string, number>, players: string[], actions: string[], more: Partial<Scene> = {}): Scene {
  const { bb = 2, ...rest } = n;
  const most = Math.max(bb, ...Object.values(rest));
  const deep = Math.max(1000, 10 ** Math.ceil(Math.log10(most * 10)));
  return {
    players,
    starting_stacks: players.map(() => deep),
    blinds: [sum([bb]) / 2, bb],
    street: 'flop',
    pot: sum([bb, bb, bb]),
    ...more,
    actions,
  };
}

// The same, with these chips behind the players in turn; null is deep.
function stacked(
  n: Record<string, number>,
  players: string[],
  stacks: (number | undefined | null)[],
  actions: string[],
  more: Partial<Scene> = {},
): Scene {
  return {
    ...spot(n, players, actions, more),
    starting_stacks: stacks.map((one) => (one === null ? 10000 : (one ?? 0))),
  };
}

// Fixed limit, with the bet of this street.
function fixed(
  players: string[],
  bet: number,
  late: boolean,
  actions: string[],
  stacks: Scene['starting_stacks'],
): Scene {
  const small = late ? bet / 2 : bet;
  return {
    players,
    starting_stacks: stacks,
    structure: 'FL',
    small_bet: small,
    big_bet: small * 2,
    blinds: [small / 2, small],
    street: late ? 'turn' : 'flop',
    pot: bet * 3,
    actions,
  };
}

// More than a call, in chips of which the call alone would not need all.
const over = (bet: number, put: number) => (put > bet ? [...fewest(bet), ...fewest(sum([put, -bet]))] : fewest(put));

const one = <T>(pick: () => number, from: T[]): T => from[Math.floor(pick() * from.length)] as T;

export const situations: Situation[] = [
  {
    id: 'short-raise',
    rule: '4.9',
    group: 'Chips',
    title: 'A raise too small',
    tells: 'A bets. B says nothing and puts out more than a call, but less than a full raise.',
    fields: [bb, bet(100), field('put', 'B puts out', 140)],
    scene: (n) => spot(n, ['A', 'B', 'C'], [`A bets ${n.bet}`, `B puts out ${listed(over(n.bet ?? 0, n.put ?? 0))}`]),
    drill: (pick) => {
      const bet = one(pick, [50, 100, 200, 500]);
      return { bb: one(pick, [2, 10]), bet, put: bet * 1.5 + one(pick, [-25, -5, 0, 5, 25]) };
    },
  },
  {
    id: 'big-chip',
    rule: '4.20',
    group: 'Chips',
    title: 'One big chip, no word',
    tells: 'A bets. B puts out one chip worth more than the bet and says nothing.',
    fields: [bb, bet(6), field('chip', 'B’s chip', 25)],
    scene: (n) => spot(n, ['A', 'B', 'C'], [`A bets ${n.bet}`, `B puts out ${n.chip}`]),
    drill: (pick) => ({ bb: 2, bet: one(pick, [6, 10, 20, 60]), chip: one(pick, [100, 500]) }),
  },
  {
    id: 'raise-one-chip',
    rule: '4.20',
    group: 'Chips',
    title: '“Raise” and one chip',
    tells: 'A bets. B says “raise” without an amount and puts out one chip.',
    fields: [bb, bet(100), field('chip', 'B’s chip', 500)],
    scene: (n) => spot(n, ['A', 'B', 'C'], [`A bets ${n.bet}`, `B says "raise" and puts out ${n.chip}`]),
    drill: (pick) => ({ bb: 10, bet: one(pick, [50, 100, 200]), chip: one(pick, [500, 1000]) }),
  },
  {
    id: 'several-chips',
    rule: '4.19',
    group: 'Chips',
    title: 'Several chips, no word',
    tells: 'A bets. B says nothing and puts out two chips.',
    fields: [bb, bet(1100), field('first', 'One chip', 1000), field('second', 'and another', 500)],
    scene: (n) => spot(n, ['A', 'B', 'C'], [`A bets ${n.bet}`, `B puts out ${n.first} ${n.second}`]),
    drill: (pick) => ({ bb: 100, bet: one(pick, [700, 900, 1000, 1100]), first: 1000, second: one(pick, [100, 500]) }),
  },
  {
    id: 'string-bet',
    rule: '4.18',
    group: 'Chips',
    title: 'A string bet',
    tells: 'A bets. B puts out chips, then reaches back for more.',
    fields: [bb, bet(100), field('first', 'B puts out', 100), field('second', 'then', 200)],
    scene: (n) =>
      spot(
        n,
        ['A', 'B', 'C'],
        [
          `A bets ${n.bet}`,
          `B puts out ${listed(fewest(n.first ?? 0))}`,
          `B puts out ${listed(fewest(n.second ?? 0))}`,
        ],
      ),
    drill: (pick) => ({ bb: 10, bet: 100, first: one(pick, [100, 200]), second: one(pick, [100, 200]) }),
  },
  {
    id: 'string-raise',
    rule: '4.18',
    group: 'Chips',
    title: '“Raise”, in two motions',
    tells: 'A bets. B says “raise”, puts out chips, then goes back for more.',
    fields: [bb, bet(100), field('first', 'B puts out', 200), field('second', 'then', 300)],
    scene: (n) =>
      spot(
        n,
        ['A', 'B', 'C'],
        [
          `A bets ${n.bet}`,
          'B says "raise"',
          `B puts out ${listed(fewest(n.first ?? 0))}`,
          `B puts out ${listed(fewest(n.second ?? 0))}`,
        ],
      ),
  },
  {
    id: 'undercall',
    rule: '4.21',
    group: 'Chips',
    title: 'Calling for less',
    tells: 'A bets, B raises. C says nothing and puts out less than the call.',
    fields: [bb, bet(100), field('raise', 'B raises to', 300), field('put', 'C puts out', 150)],
    scene: (n) =>
      spot(
        n,
        ['A', 'B', 'C', 'D'],
        [`A bets ${n.bet}`, `B raises to ${n.raise}`, `C puts out ${listed(fewest(n.put ?? 0))}`],
      ),
    drill: (pick) => ({ bb: 10, bet: 100, raise: one(pick, [300, 400]), put: one(pick, [100, 150, 200]) }),
  },
  {
    id: 'first-undercall',
    rule: '4.21',
    group: 'Chips',
    title: 'Too little against the first bet',
    tells: 'A bets. B says nothing and puts out less than the call.',
    fields: [bb, bet(100), field('put', 'B puts out', 60)],
    scene: (n) => spot(n, ['A', 'B', 'C'], [`A bets ${n.bet}`, `B puts out ${listed(fewest(n.put ?? 0))}`]),
    drill: (pick) => ({ bb: 10, bet: one(pick, [100, 200]), put: one(pick, [25, 60, 80]) }),
  },
  {
    id: 'forward',
    rule: '4.28',
    group: 'Chips',
    title: 'Chips moved, not let go',
    tells: 'A bets. B moves chips forward, C reacts by calling, and B pulls back.',
    fields: [bb, bet(100), field('move', 'B moves forward', 300)],
    scene: (n) => spot(n, ['A', 'B', 'C'], [`A bets ${n.bet}`, `B moves ${n.move} forward`, 'C calls', 'B pulls back']),
  },
  {
    id: 'prior-chips',
    rule: '4.19',
    group: 'Chips',
    title: 'New chips beside old ones',
    tells: 'B’s blind is in front. A raises before the flop, and B adds chips without a word.',
    fields: [field('bb', 'B’s blind', 100), field('raise', 'A raises to', 300), field('put', 'B adds', 400)],
    scene: (n) =>
      spot(n, ['C', 'B', 'A'], [`A raises to ${n.raise}`, 'C folds', `B puts out ${listed(fewest(n.put ?? 0))}`], {
        street: 'preflop',
        pot: undefined,
      }),
  },
  {
    id: 'number',
    rule: '4.16',
    group: 'Words',
    title: 'Only a number',
    tells: 'A bets. B says just a number.',
    fields: [bb, bet(100), field('number', 'B says', 140)],
    scene: (n) => spot(n, ['A', 'B', 'C'], [`A bets ${n.bet}`, `B says "${n.number}"`]),
    drill: (pick) => {
      const bet = one(pick, [50, 100, 200]);
      return { bb: 2, bet, number: bet * 1.5 + one(pick, [-10, 0, 10]) };
    },
  },
  {
    id: 'check-facing',
    rule: '4.4',
    group: 'Words',
    title: '“Check” facing a bet',
    tells: 'A bets. B has not noticed and says “check”.',
    fields: [bb, bet(10)],
    scene: (n) => spot(n, ['A', 'B', 'C'], [`A bets ${n.bet}`, 'B says "check"']),
    drill: (pick) => ({ bb: 2, bet: one(pick, [2, 10, 40]) }),
  },
  {
    id: 'misread',
    rule: '4.22',
    group: 'Words',
    title: 'Missing a raise',
    tells: 'A bets, B raises. C says “call”, puts out the first bet only, and wants it back.',
    fields: [bb, bet(300), field('raise', 'B raises to', 1200), field('put', 'C puts out', 300)],
    scene: (n) =>
      spot(
        n,
        ['A', 'B', 'C'],
        [`A bets ${n.bet}`, `B raises to ${n.raise}`, `C says "call" and puts out ${listed(fewest(n.put ?? 0))}`],
      ),
  },
  {
    id: 'count',
    rule: '4.22',
    group: 'Words',
    title: 'A wrong count',
    tells: 'A bets. B asks for a count, the dealer says a wrong one, and B calls.',
    fields: [bb, bet(1200), field('count', 'Dealer says', 1100)],
    scene: (n) =>
      spot(n, ['A', 'B', 'C'], [`A bets ${n.bet}`, 'B asks for a count', `dealer says "${n.count}"`, 'B calls']),
  },
  {
    id: 'pot',
    rule: '4.23',
    group: 'All in',
    title: 'All in over the pot',
    tells: 'Pot-limit. A bets, and B says “all in” with more than the pot allows.',
    fields: [field('pot', 'In the pot', 100), bet(50), field('stack', 'B’s chips', 900), bb],
    scene: (n) =>
      stacked(n, ['A', 'B', 'C'], [null, n.stack, null], [`A bets ${n.bet}`, 'B says "all in"'], {
        structure: 'PL',
        pot: n.pot ?? 0,
      }),
    drill: (pick) => ({
      pot: one(pick, [60, 100, 200]),
      bet: one(pick, [20, 50]),
      stack: one(pick, [100, 300, 900]),
      bb: 2,
    }),
  },
  {
    id: 'short-all-in',
    rule: '4.11',
    group: 'All in',
    title: 'An all-in too small',
    tells: 'A bets, B calls, C is all in for a little more. May A raise again?',
    fields: [bb10, bet(100), field('all', 'C is all in for', 130)],
    scene: (n) => stacked(n, ['A', 'B', 'C'], [null, null, n.all], [`A bets ${n.bet}`, 'B calls', 'C is all in']),
    drill: (pick) => ({ bb: 10, bet: 100, all: 200 + one(pick, [-70, -1, 0, 1, 40]) }),
  },
  {
    id: 'two-all-ins',
    rule: '4.12',
    group: 'All in',
    title: 'Two short all-ins',
    tells: 'A bets, B calls, C and D are all in, each for a little more. May A raise again?',
    fields: [bb10, bet(100), field('first', 'C is all in for', 130), field('second', 'D is all in for', 200)],
    scene: (n) =>
      stacked(
        n,
        ['A', 'B', 'C', 'D'],
        [null, null, n.first, n.second],
        [`A bets ${n.bet}`, 'B calls', 'C is all in', 'D is all in'],
      ),
    drill: (pick) => ({ bb: 10, bet: 100, first: 130, second: 200 + one(pick, [-1, 0, 30]) }),
  },
  {
    id: 'over-all-in',
    rule: '4.13',
    group: 'All in',
    title: 'Raising over a short all-in',
    tells: 'A bets, B is all in for a little more, and C raises.',
    fields: [bb10, bet(100), field('all', 'B is all in for', 140), field('raise', 'C raises to', 200)],
    scene: (n) =>
      stacked(n, ['A', 'B', 'C'], [null, n.all, null], [`A bets ${n.bet}`, 'B is all in', `C raises to ${n.raise}`]),
    drill: (pick) => ({ bb: 10, bet: 100, all: one(pick, [120, 140]), raise: one(pick, [200, 220, 240]) }),
  },
  {
    id: 'half-bet',
    rule: '4.14',
    group: 'All in',
    title: 'Fixed limit: half a bet',
    tells: 'Fixed limit. A bets, B calls, C is all in for more. May A raise?',
    fields: [field('bet', 'The bet', 20), field('all', 'C is all in for', 28)],
    scene: (n) => {
      const bet = n.bet ?? 0;
      const stacks = [bet * 50, bet * 50, n.all ?? 0];
      return fixed(['A', 'B', 'C'], bet, true, [`A bets ${bet}`, 'B calls', 'C is all in'], stacks);
    },
    drill: (pick) => ({ bet: 20, all: 30 + one(pick, [-2, -1, 0, 1]) }),
  },
  {
    id: 'cap',
    rule: '4.15',
    group: 'All in',
    title: 'How many raises',
    tells: 'Fixed limit, three players. After a bet and some raises, one more raise is tried.',
    fields: [field('bet', 'The bet', 20), field('raises', 'Raises so far', 3)],
    scene: (n) => {
      const bet = n.bet ?? 0;
      const who = ['A', 'B', 'C'];
      const raises = Math.max(0, Math.min(8, Math.floor(n.raises ?? 0)));
      const more = Array.from(
        { length: raises + 1 },
        (_, index) => `${who[(index + 1) % 3]} raises to ${bet * (index + 2)}`,
      );
      const stacks = who.map(() => bet * 50);
      return fixed(who, bet, false, [`A bets ${bet}`, ...more], stacks);
    },
  },
  {
    id: 'early-check',
    shows: [2],
    rule: '4.24',
    group: 'Turn and time',
    title: 'Check out of turn, then a bet',
    tells: 'Cy says “check” before Ann has acted. Ann bets, Bo folds. What may Cy do?',
    fields: [bb, field('bet', 'Ann bets', 10)],
    scene: (n) => spot(n, ['Ann', 'Bo', 'Cy'], ['Cy says "check"', `Ann bets ${n.bet}`, 'Bo folds']),
  },
  {
    id: 'early-bet',
    shows: [2, 1],
    rule: '4.24',
    group: 'Turn and time',
    title: 'A bet out of turn',
    tells: 'Cy bets before Ann has acted, and then Ann bets too.',
    fields: [bb, field('early', 'Cy bets', 10), field('bet', 'Ann bets', 20)],
    scene: (n) => spot(n, ['Ann', 'Bo', 'Cy'], [`Cy bets ${n.early}`, `Ann bets ${n.bet}`, 'Bo folds']),
  },
  {
    id: 'skipped',
    rule: '4.26',
    group: 'Turn and time',
    title: 'A skipped player',
    tells: 'Ann bets. Bo is passed over: others behind call before Bo has acted.',
    fields: [bb, field('bet', 'Ann bets', 10), field('behind', 'How many call', 2)],
    scene: (n) => {
      const callers = ['Cy', 'Dee', 'Eli'].slice(0, Math.max(0, Math.min(3, Math.floor(n.behind ?? 0))));
      return spot(n, ['Ann', 'Bo', 'Cy', 'Dee', 'Eli'], [`Ann bets ${n.bet}`, ...callers.map((who) => `${who} calls`)]);
    },
  },
  {
    id: 'clock',
    shows: [3, 4],
    rule: '4.29',
    group: 'Turn and time',
    title: 'The clock',
    tells: 'A bets. B thinks, C asks for the clock, and B thinks on.',
    fields: [bb, bet(100), field('before', 'Seconds before', 60), field('after', 'and after', 40)],
    scene: (n) =>
      spot(n, ['A', 'B', 'C'], [`A bets ${n.bet}`, `wait ${n.before}`, 'C calls the clock on B', `wait ${n.after}`]),
  },
  {
    id: 'least-raise',
    rule: '4.8',
    group: 'Amounts',
    title: 'The smallest raise',
    tells: 'A bets, B raises, and C raises too.',
    fields: [bb, bet(10), field('raise', 'B raises to', 30), field('again', 'C raises to', 45)],
    scene: (n) => spot(n, ['A', 'B', 'C'], [`A bets ${n.bet}`, `B raises to ${n.raise}`, `C raises to ${n.again}`]),
    drill: (pick) => ({ bb: 2, bet: 10, raise: 30, again: 50 + one(pick, [-10, -1, 0, 1]) }),
  },
  {
    id: 'least-bet',
    rule: '4.7',
    group: 'Amounts',
    title: 'The smallest bet',
    tells: 'On the river, A bets less than the big blind.',
    fields: [field('bb', 'Big blind', 5), bet(3)],
    scene: (n) => spot(n, ['A', 'B', 'C'], [`A bets ${n.bet}`], { street: 'river' }),
  },
  {
    id: 'free-fold',
    rule: '4.5',
    group: 'Amounts',
    title: 'Folding when free',
    tells: 'Nobody has bet, and A folds.',
    fields: [bb, field('pot', 'In the pot', 20)],
    scene: (n) => spot(n, ['A', 'B', 'C'], ['A folds'], { pot: n.pot ?? 0 }),
  },
];

export const groups = [...new Set(situations.map((one) => one.group))];
