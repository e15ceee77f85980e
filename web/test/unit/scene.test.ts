import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { draftOf, freshName, sceneOf, streetsOf } from '../../src/scene/draft';
import { chipsOf, listed, putsOut, says, saysAndPutsOut, sum, withoutName } from '../../src/scene/lines';
import { decode, encode } from '../../src/scene/link';
import { open } from '../../src/scene/open';
import { bookOf, landing, stakesOf, underBooks, type Scene } from '../../src/scene/scene';
import { writeToml } from '../../src/scene/toml';

const rich: Scene = {
  rulebook: 'roberts',
  players: ['Änne', 'B o', 'C'],
  starting_stacks: [1000, 'inf', 130.5],
  blinds: [0.5, 1],
  straddle: { by: 'C', to: 2 },
  house: { raise_cap: 3, check_raise: false },
  hole_cards: { 'B o': 'AsKd' },
  actions: ['C says "raise" and puts out 25', 'B o says "that\'s a call"'],
};

describe('a link', () => {
  it('brings the whole scene back', () => {
    expect(decode(encode(rich))).toEqual(rich);
  });
  it('is made of characters that a fragment carries as they are', () => {
    expect(encode({ ...rich, title: '???>>>~~~' })).toMatch(/^[A-Za-z0-9_-]+$/);
  });
  it('that was cut short is no scene', () => {
    expect(decode(encode(rich).slice(0, -7))).toBeNull();
    expect(decode('%%%')).toBeNull();
    expect(decode('')).toBeNull();
  });
  it('with something else in it is no scene', () => {
    for (const other of [
      [],
      'text',
      { players: ['A'] },
      { starting_stacks: [] },
      { starting_stacks: [1, 2], actions: [7] },
      null,
    ]) {
      expect(decode(encode(other as unknown as Scene))).toBeNull();
    }
  });
});

describe('TOML', () => {
  it('is read back as the same scene by another reader', () => {
    const read = JSON.parse(
      JSON.stringify(parse(writeToml(rich)), (_key, value: unknown) => (value === Infinity ? 'inf' : value)),
    ) as Scene;
    expect(read).toEqual(rich);
  });
  it('puts the table first and each line on its own', () => {
    const text = writeToml({ actions: ['A bets 100', 'B calls'], starting_stacks: [1, 2], players: ['A', 'B'] });
    expect(text).toBe(
      'players = ["A", "B"]\nstarting_stacks = [1, 2]\nactions = [\n    "A bets 100",\n    "B calls",\n]\n',
    );
  });
  it('keeps quotes readable, and control characters escaped', () => {
    expect(writeToml({ starting_stacks: [1], actions: ['A says "raise"'] })).toContain(`'A says "raise"'`);
    const odd = { starting_stacks: [1], actions: ['A says "x"\u0007\u007f\n\'\\'] };
    expect(parse(writeToml(odd))).toEqual(odd);
  });
  it('leaves out what is not there', () => {
    expect(writeToml({ starting_stacks: [1, 2], pot: undefined, board: undefined })).toBe('starting_stacks = [1, 2]\n');
  });
});

describe('a file', () => {
  it('opens as TOML or JSON', async () => {
    expect(await open('starting_stacks = [5, inf]\nactions = ["p1 folds"]')).toEqual({
      scene: { starting_stacks: [5, 'inf'], actions: ['p1 folds'] },
    });
    expect(await open(' {"starting_stacks": [5, 6]}')).toEqual({ scene: { starting_stacks: [5, 6] } });
  });
  it('that cannot be read says why', async () => {
    expect(await open('starting_stacks = [5,')).toHaveProperty('error', expect.stringMatching(/\S/));
    expect(await open('players = ["A"]')).toHaveProperty('error', expect.stringContaining('starting_stacks'));
  });
});

describe('lines', () => {
  it('lists chips the largest first, and many of a kind with a count', () => {
    expect(listed([5, 100, 5, 25, 5])).toBe('100 25 5 5 5');
    expect(listed([100, 100, 100, 100, 25])).toBe('4x100 25');
  });
  it('reads the chips of a line back', () => {
    expect(chipsOf(putsOut('A', [100, 25, 5, 5, 5, 5]))).toEqual([100, 25, 5, 5, 5, 5]);
    expect(chipsOf('A says "raise" and puts out 1,000 2x$25')).toEqual([1000, 25, 25]);
    expect(chipsOf('A bets 100')).toEqual([]);
  });
  it('lets no words end themselves or the line', () => {
    expect(says('A', 'I "raise" # now')).toBe('A says "I raise  now"');
    expect(saysAndPutsOut('A', 'raise', [25])).toBe('A says "raise" and puts out 25');
  });
  it('sums without the dust of floating point', () => {
    expect(sum([0.1, 0.2])).toBe(0.3);
  });
  it('knows the longest name that fits', () => {
    expect(withoutName('Ann Lee bets 5', ['Ann', 'Ann Lee'])).toEqual(['Ann Lee', 'bets 5']);
    expect(withoutName('wait 5', ['A'])).toEqual([null, 'wait 5']);
  });
});

describe('a scene', () => {
  it('goes to the engine under every book, up to a line', () => {
    expect(underBooks(landing, 2)).toMatchObject({
      rulebook: ['tda-2026', 'roberts-11', 'wsop-2023', 'home'],
      actions: ['A bets 100', 'B calls'],
    });
  });
  it('keeps a house book of its own, first', () => {
    const house = { amends: 'tda-2026', clause: [] };
    expect((underBooks({ ...landing, rulebook: house }, 0).rulebook as unknown[])[0]).toEqual(house);
  });
  it('names its stakes and its book', () => {
    expect(stakesOf(landing, '')).toBe('5/10 no-limit hold’em · flop · 3 players');
    expect(stakesOf(landing, '$')).toBe('$5/$10 no-limit hold’em · flop · 3 players');
    expect(bookOf({ ...landing, rulebook: ['wsop', 'tda'] })).toBe('wsop-2023');
    expect(bookOf(landing)).toBe('tda-2026');
  });
});

describe('a spot set up', () => {
  it('makes the scene that it was made from', () => {
    const scene: Scene = {
      rulebook: 'home',
      players: ['A', 'B', 'C'],
      starting_stacks: [500, 'inf', 130],
      structure: 'FL',
      blinds: [5, 10],
      small_bet: 10,
      big_bet: 20,
      straddle: { by: 'C', to: 20 },
      street: 'turn',
      pot: 75,
      board: 'Ks8d3h2c',
      hole_cards: { A: 'AsAd' },
      actions: [],
    };
    expect(sceneOf(draftOf(scene))).toEqual(scene);
  });
  it('leaves out what was left empty and what the game does not have', () => {
    const draft = {
      ...draftOf(landing),
      game: 'stud',
      structure: 'FL',
      street: 'third',
      bringIn: '2',
      ante: '1',
      smallBet: '4',
      bigBet: '8',
    };
    const scene = sceneOf(draft);
    expect(scene).toMatchObject({ game: 'stud', bring_in: 2, ante: 1, small_bet: 4, big_bet: 8 });
    for (const key of ['blinds', 'street', 'pot', 'board', 'straddle', 'hole_cards', 'spread'])
      expect(scene).not.toHaveProperty(key);
  });
  it('keeps what it has no field for', () => {
    const scene = {
      ...landing,
      rulebook: { amends: 'tda-2026', clause: [] },
      house: { raise_cap: 3 },
      posts: { A: { live: 10 } },
      actions: [],
    };
    expect(sceneOf(draftOf(scene))).toEqual(scene);
  });
  it('leaves text that is no number for the engine to refuse', () => {
    expect(sceneOf({ ...draftOf(landing), big: 'ten' }).blinds).toEqual([5, 'ten']);
  });
  it('knows the streets of a game, and a name that is free', () => {
    expect(streetsOf('razz')).toContain('seventh');
    expect(streetsOf('omaha')[0]).toBe('preflop');
    expect(freshName([{ name: 'a', stack: '', cards: '' }])).toBe('B');
  });
});
