// A live table's page without a browser: what is sent and when, sizes, resuming, where seats lie, what is said.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { originFor } from '../../src/live/addresses';
import { emptySeat, usualChips } from '../../src/live/arrive';
import { Connection, wait, type State } from '../../src/live/connection';
import { keysOf, Typing } from '../../src/live/keys';
import { narrowsBoard, parts, places } from '../../src/live/layout';
import { draft, levelsOf, request, unread } from '../../src/live/lobby';
import { logOf, plainLine } from '../../src/live/log';
import type { Happening, LiveHand, LiveRuling, Showdown, Update } from '../../src/live/protocol';
import { flat } from '../../src/live/protocol';
import { missing, nowWords } from '../../src/live/now';
import { toReader } from '../../src/report/barred';
import { look } from '../../src/live/seats';
import { explains, firstOf, potsWon, potWords, sentence, wonPots } from '../../src/live/tell';
import {
  askedOf,
  bringIn,
  drawFold,
  drawLine,
  fit,
  mayRaise,
  ofPot,
  presses,
  sizesOf,
  stepped,
  stillIn,
  turnWords,
} from '../../src/live/turn';
import { typed } from '../../src/typed';
import { hand, mine, money, report } from './hands';

const update = (of: LiveHand | null): Update =>
  ({
    update: 5,
    table: { key: 'k', seats: 4, blinds: [1, 2], buy_in: [40, 400], currency: '$', playing: true, game: 'holdem' },
    you: { seat: 4, name: 'Dee', host: false },
    watching: 0,
    people: ['Ann', 'Bo', 'Dee'].map((name, index) => ({
      seat: [1, 2, 4][index],
      name,
      stack: 300,
      presence: 'in',
      bot: null,
      here: name !== 'Bo',
      leaving: false,
      owes: [],
    })),
    hand: of,
    rulings: [],
    happened: [],
    skipped: false,
  }) as unknown as Update;

describe('sizes', () => {
  it('are parts of the pot on top of the call, within what the report allows', () => {
    // 96 and 120 in front, 80 to call: 296 after the call.
    expect(ofPot(report(), 'Bo', 1)).toBe(20 + 80 + 296);
    const sizes = sizesOf(report(), 'Bo', 1);
    expect(sizes?.named.map(({ label, to }) => `${label} ${to}`)).toEqual([
      'Least 200',
      '½ pot 248',
      'Pot 396',
      'All in 500',
    ]);
    expect(sizesOf(report({ max_raise_to: 300 }), 'Bo', 1)?.named.at(-1)).toEqual({ label: 'Most', to: 300 });
    expect(sizesOf(report({ can_raise: false, min_raise_to: null }), 'Bo', 1)).toBeNull();
  });
  it('go in whole steps, the least and the most as they are', () => {
    const bounds = { least: 7, most: 103, step: 5, only: null };
    expect([3, 7, 8, 54, 101, 103, 500].map((to) => fit(to, bounds))).toEqual([7, 7, 10, 55, 100, 103, 103]);
    const sizes = { ...bounds, named: [] };
    expect(stepped(100, 1, sizes)).toBe(103);
    expect(stepped(7, -1, sizes)).toBe(7);
    expect(fit(0.75, { least: 0.5, most: 3, step: 0.25, only: null })).toBe(0.75);
  });
  it('are only those of the list where there is one', () => {
    const sizes = { least: 10, most: 40, step: 5, only: [10, 20, 40], named: [] };
    expect(fit(29, sizes)).toBe(20);
    expect(stepped(20, 1, sizes)).toBe(40);
    expect(stepped(10, -1, sizes)).toBe(10);
  });
  it('are read from what is typed', () => {
    for (const [text, amount] of [
      ['1,000', 1000],
      ['$2.50', 2.5],
      ['1 000 €', 1000],
      ['.5', 0.5],
      ['7.', 7],
    ] as const)
      expect([text, typed(text)]).toEqual([text, amount]);
    for (const none of ['x', '', '12abc', '1,5', '1.2.3', '-5', '1e3', '.'])
      expect([none, typed(none)]).toEqual([none, null]);
  });
});

describe('buttons', () => {
  it('fold instead of a draw, but not when all in', () => {
    expect(drawFold(report(), 'Bo')).toMatchObject({ allowed: true, line: 'folds' });
    expect(drawFold({ ...report(), stacks: { Bo: 0 } }, 'Bo')).toMatchObject({ allowed: false, note: 'all in' });
  });
  it('show both what it comes to and what it adds', () => {
    const [fold, call, raise, allIn] = presses(report(), 'Bo', 248, money);
    expect(fold).toMatchObject({ label: 'Fold', line: 'folds' });
    expect(call).toMatchObject({ label: 'Call $80', note: 'makes it $100', line: 'calls' });
    expect(raise).toMatchObject({ label: 'Raise to $248', note: 'adds $228', line: 'raises to 248' });
    expect(allIn).toMatchObject({ label: 'All in', note: 'to $500 · adds $480', allowed: true });
  });
  it('stay where they are not allowed, with the reason', () => {
    const barred = { question: 'reopening', cites: ['4.11'], text: 'The all-in was short.' };
    const raise = presses(report({ can_raise: false, raise_barred: barred }), 'Bo', 0, money)[2];
    expect(raise).toMatchObject({ allowed: false, why: 'The all-in was short.', note: 'not reopened' });
    expect(presses(report({ can_raise: false, max_raise_to: null }), 'Bo', 0, money)[3]?.allowed).toBe(false);
  });
  it('say so where the last chip goes in', () => {
    const all = presses(report(), 'Bo', 500, money)[2];
    expect(all).toMatchObject({ label: 'All in', note: 'to $500 · adds $480', allowed: true, line: 'raises to 500' });
    const free = report({ bets: { Ann: 0, Bo: 0 }, stacks: { Ann: 300, Bo: 60 }, can_check: true, to_call: 0 });
    expect(presses(free, 'Bo', 60, money)[2]).toMatchObject({ label: 'All in', note: 'to $60', line: 'bets 60' });
    expect(mayRaise(report(), 'Bo', money)).toBe('You may raise to $200 or more.');
    expect(mayRaise(report({ min_raise_to: 500 }), 'Bo', money)).toBe('You may go all in, to $500.');
  });
  it('arm no amount that is none or more than the stack', () => {
    expect(presses(report(), 'Bo', null, money)[2]).toMatchObject({
      label: 'Raise',
      note: 'no amount',
      allowed: false,
    });
    const over = { allowed: false, note: 'more than your $500', line: '' };
    expect(presses(report({ max_raise_to: 'inf' }), 'Bo', 9999, money)[2]).toMatchObject({
      ...over,
      why: 'That is more than your stack: the most is $500.',
    });
    expect(presses(report({ max_raise_to: 300 }), 'Bo', 501, money)[2]).toMatchObject({
      ...over,
      why: 'That is more than your stack: the most is $300.',
    });
    // Within the stack the table says what it makes of it.
    expect(presses(report({ max_raise_to: 300 }), 'Bo', 400, money)[2]?.allowed).toBe(true);
  });
  it('say why a raise is barred, to the one who reads it', () => {
    const barred = (question: string, text: string, over = {}) =>
      presses(report({ can_raise: false, raise_barred: { question, cites: [], text }, ...over }), 'Bo', 0, money)[2];
    expect(
      barred('reopening', 'Bo may not raise: no opponent has chips left to call a raise.', {
        may_raise: { Bo: false },
      }),
    ).toMatchObject({
      note: 'nobody can call it',
      why: 'You may not raise: no opponent has chips left to call a raise.',
    });
    const since = "Bo may not raise: since Bo's bet of 20 the bet has grown by 10, less than a full raise of 20.";
    expect(barred('reopening', since)).toMatchObject({
      note: 'not reopened',
      why: 'You may not raise: since your bet of 20 the bet has grown by 10, less than a full raise of 20.',
    });
    expect(barred('check_raise', 'Bo may not raise: Bo has checked on this street.')).toMatchObject({
      note: 'no check-raise',
      why: 'You may not raise: you have checked on this street.',
    });
    expect(barred('raise_cap', 'Bo may not raise: the street is capped.')?.note).toBe('capped');
    expect(barred('check_facing_bet', 'Bo may not raise: a ruling has taken that.')?.note).toBe('call or fold');
    expect(toReader('Bob may not raise.', 'Bo')).toBe('Bob may not raise.');
  });
  it('leave only the raise to who has announced one, whatever the word was', () => {
    const bound = report({ declared: { by: 'Bo', act: 'raise' } });
    const [fold, call, raise, allIn] = presses(bound, 'Bo', 200, money);
    const owed = { allowed: false, note: 'raise owed', why: 'The amount of the raise is owed first.' };
    expect([fold, call]).toMatchObject([owed, owed]);
    expect([raise?.allowed, allIn?.allowed]).toEqual([true, true]);
    expect(presses(report({ declared: { by: 'Ann', act: 'raise' } }), 'Bo', 200, money)[0]?.allowed).toBe(true);
    expect(turnWords(mine({ declared: { by: 'Dee', act: 'bet' } }), 'Dee', money)[1]).toBe(
      'You owe the amount of the bet.',
    );
    expect(turnWords(hand({ report: bound }), 'Dee', money)[1]).toBe('Bo owes the amount of the raise.');
  });
  it('complete, bring in, check and bet', () => {
    expect(presses(report({ complete_to: 200 }), 'Bo', 200, money)[2]).toMatchObject({ line: 'completes' });
    const third = report({ street: 'third', bets: { Ann: 0, Bo: 0 }, to_call: 2, min_raise_to: 5, max_raise_to: 5 });
    expect(bringIn(third)).toBe(2);
    expect(presses(third, 'Bo', 5, money)[1]).toMatchObject({ label: 'Bring in $2', line: 'brings in 2' });
    expect(presses(third, 'Bo', 5, money)[2]).toMatchObject({ label: 'Complete to $5', line: 'completes' });
    const free = report({ bets: { Ann: 0, Bo: 0 }, can_check: true, to_call: 0 });
    expect(presses(free, 'Bo', 50, money)[1]).toMatchObject({ label: 'Check', line: 'checks' });
    expect(presses(free, 'Bo', 50, money)[2]).toMatchObject({ label: 'Bet $50', line: 'bets 50' });
  });
  it('of a draw say which cards go', () => {
    expect([drawLine([]), drawLine(['Kd', 'Qd'])]).toEqual(['stands pat', 'discards KdQd']);
  });
  it('are only for who is awaited', () => {
    expect(askedOf(update(hand()))).toBeNull();
    expect(askedOf(update(mine({})))).toBe('act');
    expect(askedOf(update(null))).toBeNull();
    expect(turnWords(mine({}), 'Dee', money)).toEqual(['Your turn.', '$100 to call.']);
    expect(turnWords(hand(), 'Dee', money)).toEqual(['Bo is to act.', '$80 to call.']);
  });
});

describe('what the table waits for', () => {
  const of = (...people: object[]) => {
    const all = people.map((one) => ({ bot: null, presence: 'in', stack: 100, leaving: false, ...one }));
    return { ...update(null), people: all } as Update;
  };
  it('is the players that are missing for a hand', () => {
    expect(missing(of())).toBe('Waiting for two players.');
    expect(missing(of({}))).toBe('Waiting for another player.');
    expect(missing(of({}, {}))).toBe('');
    for (const absent of [{ stack: 0 }, { presence: 'out' }, { leaving: true }])
      expect(missing(of({}, absent))).toBe('Waiting for another player.');
    expect(missing(of({}, { bot: 'rock', stack: 0 }))).toBe('');
    expect(missing(of({ bot: 'rock' }, { bot: 'caller' }))).toMatch(/^Waiting for a player:/);
  });
  it('is the host, where the game is stopped', () => {
    const stopped = update(mine({}));
    stopped.table.playing = false;
    expect(nowWords(stopped, money)[0]).toBe('Paused by the host.');
    expect(look(stopped, [], null, money)[3]?.flag).toEqual({ text: 'Paused', kind: 'turn' });
    stopped.table.held = 'The journal and the table differ.';
    expect(nowWords(stopped, money)).toEqual(['Your turn.', '$100 to call.']);
  });
});

describe('a connection', () => {
  class Socket {
    static all: Socket[] = [];
    readyState = 1;
    sent: Record<string, unknown>[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    constructor() {
      Socket.all.push(this);
    }
    send(text: string) {
      this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }
    close() {
      this.readyState = 3;
    }
    hear(message: object) {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
    lose() {
      this.readyState = 3;
      this.onclose?.();
    }
  }

  const states: State[] = [];
  const open = async () => {
    const connection = new Connection(
      'KEY',
      { onstate: (state) => states.push(state), onupdate: () => undefined, onheld: () => undefined },
      () => Promise.resolve(new Socket() as unknown as WebSocket),
    );
    await connection.start();
    Socket.all.at(-1)?.onopen?.();
    return connection;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    Socket.all = [];
    states.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  it('enters, and resumes from the last number that it saw', async () => {
    await open();
    const first = Socket.all[0]!;
    expect(first.sent[0]).toEqual({ id: 1, do: 'enter', table: 'KEY' });
    first.hear({ answer: 1, done: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ at: 'here' });
    first.hear({ update: 57 });
    first.lose();
    expect(states.at(-1)).toEqual({ at: 'lost', seconds: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    Socket.all[1]?.onopen?.();
    expect(Socket.all[1]?.sent[0]).toMatchObject({ do: 'enter', from: 57 });
  });
  it('waits longer each time, and tells the seconds', async () => {
    await open();
    for (let tries = 0; tries < 4; tries++) {
      Socket.all.at(-1)?.lose();
      expect(states.at(-1)).toEqual({ at: 'lost', seconds: wait(tries) });
      await vi.advanceTimersByTimeAsync(wait(tries) * 1000);
      expect(Socket.all).toHaveLength(tries + 2);
    }
    expect(wait(100)).toBe(15);
  });
  it('never sends again what was not answered', async () => {
    const connection = await open();
    const answer = connection.ask({ do: 'act', line: 'calls' });
    Socket.all[0]!.lose();
    expect(await answer).toMatchObject({ lost: true });
    await vi.advanceTimersByTimeAsync(1000);
    Socket.all[1]?.onopen?.();
    expect(Socket.all[1]?.sent.map((one) => one.do)).toEqual(['enter']);
    Socket.all[1]!.lose();
    expect(await connection.ask({ do: 'act', line: 'calls' })).toMatchObject({ lost: true });
  });
  it('gives each answer to its question', async () => {
    const connection = await open();
    const one = connection.ask({ do: 'start' });
    const other = connection.ask({ do: 'pause' });
    Socket.all[0]!.hear({ answer: 3, refused: 'no' });
    Socket.all[0]!.hear({ answer: 2, done: true });
    expect(await one).toMatchObject({ done: true });
    expect(await other).toMatchObject({ refused: 'no' });
  });
  it('is not tried again where the table does not open or ends it', async () => {
    await open();
    Socket.all[0]!.hear({ answer: 1, refused: 'There is no such table.' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states.at(-1)).toEqual({ at: 'gone', why: 'There is no such table.' });
    expect(Socket.all).toHaveLength(1);
  });
});

describe('seats', () => {
  const rooms = [
    { width: 1010, height: 700, small: false },
    { width: 680, height: 560, small: false },
    { width: 360, height: 414, small: true },
    { width: 390, height: 520, small: true },
  ];
  it.each(rooms)('lie apart and within $width x $height, the own one below', (room) => {
    for (let seats = 2; seats <= 10; seats++) {
      const all = places(room, seats, 0);
      expect(all).toHaveLength(seats);
      for (const [index, { pod }] of all.entries()) {
        expect(pod.x).toBeGreaterThan(0);
        expect(pod.x).toBeLessThan(room.width);
        expect(pod.y).toBeGreaterThan(0);
        expect(pod.y).toBeLessThan(room.height);
        for (const other of all.slice(index + 1))
          expect(Math.max(Math.abs(pod.x - other.pod.x) / 80, Math.abs(pod.y - other.pod.y) / 44)).toBeGreaterThan(0.9);
      }
      expect(all[0]!.pod.y).toBe(Math.max(...all.map(({ pod }) => pod.y)));
    }
  });
  it('go clockwise from the own one', () => {
    const [, left, , right] = places(rooms[2]!, 4, 0);
    expect(left!.pod.x).toBeLessThan(right!.pod.x);
    expect(parts(6, 2, 0)[2]).toBe(0);
    expect(parts(6, 2, 0)[3]).toBeCloseTo(1 / 6);
    expect(narrowsBoard(8)).toBe(false);
  });
  it('show who acts, who has gone and who has folded', () => {
    const folded = { ...hand(), cards: { Bo: ['??', '??'], Dee: ['Jh', '9h'] } };
    const seen = look(update(folded), [], 18, money);
    expect(seen.map((seat) => seat.stack)).toEqual(['Folded', '$480', '', '$288']);
    expect(seen[1]).toMatchObject({ flag: { text: 'To act · 0:18', kind: 'turn' }, away: true, amount: '$20' });
    expect(seen[2]?.person).toBeNull();
    expect(seen[3]).toMatchObject({ mine: true, button: true, cards: ['Jh', '9h'] });
  });
  it('show winners, and chips as they were put out', () => {
    const over = look(update(hand({ over: true, winners: [{ name: 'Ann', chips: 96 }] })), [], null, money);
    expect(over[0]?.flag).toEqual({ text: 'Wins $96', kind: 'won' });
    const put = { by: 'Ann', line: 'Ann puts out 4x25', input: 1, verdict: 'stands', returned: 0, then: [] };
    const seen = look(update(hand()), [put as unknown as LiveRuling], null, money);
    expect(seen[0]?.chips).toEqual([25, 25, 25, 25]);
  });
  it('tell a fold of one’s own, whose cards are still told', () => {
    const fold = { by: 'Dee', act: 'fold', verdict: 'stands', then: [] } as unknown as LiveRuling;
    expect(stillIn(hand(), 'Dee', [])).toBe(true);
    expect(stillIn(hand(), 'Dee', [fold])).toBe(false);
    expect(stillIn(hand({ live: ['Ann', 'Bo'] }), 'Dee', [])).toBe(false);
  });
});

describe('the address for others', () => {
  const at = (address: string) => new URL(address) as unknown as Location;
  it('is the network’s where this browser has the page by a name of its own machine', () => {
    for (const own of ['http://localhost:8080/', 'http://127.0.0.1:8080/', 'http://[::1]:8080/'])
      expect(originFor(at(own), ['192.168.0.5', '10.0.0.1'])).toBe('http://192.168.0.5:8080');
    expect(originFor(at('http://localhost/'), ['192.168.0.5'])).toBe('http://192.168.0.5');
  });
  it('is the page’s own where others have it already, and none where nobody is let in', () => {
    expect(originFor(at('https://poker.example/'), [])).toBe('https://poker.example');
    expect(originFor(at('http://192.168.0.5:8080/'), ['10.0.0.1'])).toBe('http://192.168.0.5:8080');
    expect(originFor(at('http://localhost:8080/'), [])).toBeNull();
  });
});

describe('words', () => {
  it('tell what goes back, who may win which pot, and who shows first', () => {
    const pots = [
      { amount: 160, eligible: ['Ann', 'Bo', 'Dee'] },
      { amount: 90, eligible: ['Ann', 'Bo'] },
    ];
    const all = hand({ report: report({ uncalled: { Bo: 40 }, pots }) });
    expect(explains(all, money)).toEqual([
      '$40 goes back to Bo: nobody called it.',
      'Main $160: Ann, Bo, or Dee may win it. Side $90: Ann or Bo may win it.',
    ]);
    expect(potWords(report(), money)).toBe('');
  });
  const showdown: Showdown = {
    first: 'Bo',
    why: 'last_aggressor',
    cites: ['4.3', 'TDA-2026 18'],
    pots: [
      {
        amount: 41,
        eligible: ['Ann', 'Bo', 'Dee'],
        high: [
          { name: 'Ann', chips: 11, hand: 'a flush, king high' },
          { name: 'Bo', chips: 10, hand: 'a flush, king high' },
        ],
        low: [{ name: 'Dee', chips: 20, hand: '' }],
        odd: [
          { to: ['Ann', 'Bo'], chips: 1, why: 'high_side', cites: ['4.10'] },
          { to: ['Ann'], chips: 1, why: 'position', cites: ['4.10'] },
        ],
      },
      {
        amount: 30,
        eligible: ['Ann', 'Bo'],
        high: [{ name: 'Bo', chips: 30, hand: 'a flush, king high' }],
        low: [],
        odd: [],
      },
    ],
  };
  it('tell how a showdown came out, each with the rule where there is one', () => {
    expect(firstOf(showdown)).toEqual({
      text: 'Bo shows first: the last to bet or raise on the last street.',
      cites: ['4.3', 'TDA-2026 18'],
      question: 'show_order',
    });
    expect(firstOf({ ...showdown, first: null, why: 'all_up' }).text).toMatch(/^All hands are turned up at once/);
    expect(potsWon(showdown, money).map(({ text }) => text)).toEqual([
      'Main $41, of Ann, Bo, and Dee: high Ann $11 and Bo $10, showing a flush, king high; low Dee $20.',
      'The pot does not halve evenly: the odd $1 is the high side’s, Ann and Bo.',
      'The odd $1 is Ann’s: the first winner left of the button.',
      'Side $30, of Ann and Bo: Bo wins it, showing a flush, king high.',
    ]);
    expect(wonPots(showdown, money)).toEqual(['Main $41 · Ann, Bo, and Dee', 'Side $30 · Bo']);
  });
  it('tell two odd chips that one seat has of a pot', () => {
    const [pot] = showdown.pots;
    const odd = [{ to: ['Ann'], chips: 2, why: 'position' as const, cites: ['4.10'] }];
    expect(potsWon({ ...showdown, pots: [{ ...pot!, odd }] }, money)[1]?.text).toMatch(/^The odd \$2 is Ann’s/);
  });
  it('make one log of rulings and what happened between them', () => {
    const ruling = (line: string) => ({ line, verdict: 'stands', then: [] }) as unknown as LiveRuling;
    const happened: Happening[] = [
      { kind: 'posted', after: 0, name: 'Bo', what: 'big', chips: 2 },
      ...['Qh', 'Tc', '5s'].map((card) => ({ kind: 'dealt_board', after: 1, card })),
      { kind: 'dealt_board', after: 2, card: '2d' },
      { kind: 'shown', after: 2, name: 'Bo', card: 'As' },
      { kind: 'shown', after: 2, name: 'Bo', card: 'Ks' },
      { kind: 'won', after: 2, name: 'Bo', chips: 71 },
    ];
    const over = hand({ over: true, board: ['Qh', 'Tc', '5s', '2d'], showdown });
    const log = logOf([ruling('Ann calls'), ruling('Bo checks')], happened, over, money);
    expect(log.map((one) => (one.kind === 'ruling' ? one.ruling.line : one.text)).slice(0, 7)).toEqual([
      'Bo posts the big blind, $2.',
      'Ann calls',
      'Flop',
      'Bo checks',
      'Turn',
      'Bo shows first: the last to bet or raise on the last street.',
      'Bo shows',
    ]);
    expect(log).toHaveLength(11);
  });
  it('tell draws by their count, without a verdict, under the name of the draw', () => {
    const drew = (by: string, what: string, verdict = 'no_action') =>
      ({ by, line: `${by} ${what}`, verdict, then: [] }) as unknown as LiveRuling;
    const lines = [
      drew('Dee', 'discards KdQd'),
      drew('Ada', 'discards ????'),
      drew('Bo', 'stands pat'),
      drew('Bo', 'stands pat', 'refused'),
    ];
    const opened = [{ kind: 'street_opened', after: 0, street: 'first-draw' }];
    const log = (game: string) => logOf(lines, opened, hand(), money, game);
    expect(log('triple-draw')).toMatchObject([
      { kind: 'street', text: 'First draw' },
      { kind: 'told', text: 'Dee discards', cards: ['Kd', 'Qd'] },
      { kind: 'told', text: 'Ada draws 2.' },
      { kind: 'told', text: 'Bo stands pat.' },
      { kind: 'ruling' },
    ]);
    expect(['draw', 'single-draw'].map((game) => log(game)[0])).toMatchObject([
      { text: 'The draw' },
      { text: 'The draw' },
    ]);
    expect(plainLine('Ada says "he discards ??"')).toBe('Ada says "he discards ??"');
  });
  it('tell what happened, and nothing of what is seen anyway', () => {
    expect(sentence({ kind: 'won', name: 'Ann', chips: 96 }, money)).toBe('Ann wins $96.');
    expect(sentence({ kind: 'shown', name: 'Ann', card: 'As' }, money)).toBe('Ann shows the ace of spades.');
    expect(sentence({ kind: 'dealt_down', name: 'Ann', card: '??' }, money)).toBeNull();
  });
  it('of a ruling are read in either form', () => {
    const ruling = { line: 1, by: 'Bo', verdict: 'stands', text: 'Bo folds.' };
    expect(flat({ input: 6, line: 'Bo folds', ruling } as never)).toMatchObject({
      input: 6,
      line: 'Bo folds',
      text: 'Bo folds.',
    });
  });
});

describe('a table', () => {
  it('is asked for with what was set', () => {
    expect(request(draft())).toMatchObject({ game: 'holdem', blinds: [1, 2], bots: 3, seats: 6, clock: 30 });
    expect(request({ ...draft(), seats: 2, bots: 5 }).bots).toBe(1);
    expect(request({ ...draft(), game: 'stud', structure: 'fixed_limit', small: '5', big: '10' })).toMatchObject({
      small_bet: 5,
      big_bet: 10,
    });
    expect(request({ ...draft(), least: '100' }).buy_in).toEqual([100, 0]);
    expect([unread(draft()), unread({ ...draft(), big: '12abc' })]).toEqual([null, 'big blind']);
    expect(levelsOf([1, 2], 0, 10)[1]).toEqual({ blinds: [2, 3], ante: 0, minutes: 10 });
  });
  it('is sat down at with a hundred big blinds, within its bounds', () => {
    expect(usualChips(update(null))).toBe(200);
    expect(emptySeat(update(null))).toBe(3);
  });
  it('takes no letter for a key that is typed on where a field has gone', () => {
    const typing = new Typing();
    expect(typing.takes('f', false, 0)).toBe(false);
    expect(typing.takes('2', true, 5000)).toBe(true);
    expect([5300, 6200, 7100].map((at) => typing.takes('5', false, at))).toEqual([true, true, true]);
    expect(typing.takes('5', false, 8200)).toBe(false);
    for (const key of ['Escape', 'Enter', 'Tab']) {
      typing.takes('2', true, 9000);
      typing.takes(key, true, 9001);
      expect([key, typing.takes('c', false, 9002)]).toEqual([key, false]);
    }
  });
  it('has its key behind the #', () => {
    expect(keysOf('abc&invite=def')).toEqual({ table: 'abc', invite: 'def' });
    expect(keysOf('')).toEqual({ table: '', invite: '' });
  });
});
