import { describe, expect, it } from 'vitest';
import { board, cardsOf, spoken } from '../../src/cards/cards';
import { coloursOf, fewest, onChip, rack, rackAfter, split, stacks } from '../../src/chips/denominations';
import { sum } from '../../src/scene/lines';
import { along, beside, inside, seats } from '../../src/table/geometry';

const total = (kinds: { chip: number; left: number }[]) =>
  sum(kinds.flatMap(({ chip, left }) => Array<number>(left).fill(chip)));

describe('chips', () => {
  it('make an amount with the fewest', () => {
    expect(fewest(140)).toEqual([100, 25, 5, 5, 5]);
    expect(fewest(0.75)).toEqual([0.5, 0.25]);
    expect(fewest(0)).toEqual([]);
  });
  it.each([1, 7, 130, 900, 503, 1000, 12345, 0.5, 99.25, 100000])('of a rack are exactly the stack of %d', (stack) => {
    const kinds = rack(stack, 5);
    expect(total(kinds)).toBe(stack);
    expect(kinds.every((kind) => kind.left >= 0 && Number.isInteger(kind.left))).toBe(true);
  });
  it('keep their sum when some are forward, and change is made where a kind runs out', () => {
    expect(total(rackAfter(900, [100, 25], 5))).toBe(775);
    const many = Array<number>(9).fill(100);
    expect(total(rackAfter(1000, many, 5))).toBe(100);
    expect(rackAfter(1000, many, 5).every((kind) => kind.left >= 0)).toBe(true);
  });
  it('stand by kind, the highest first, ten at most', () => {
    expect(stacks([5, 100, 5])).toEqual([[100], [5, 5]]);
    expect(stacks(Array<number>(12).fill(5))).toEqual([Array<number>(10).fill(5), [5, 5]]);
  });
  it('past four stacks are drawn as the fewest that make the amount', () => {
    expect(sum(stacks(Array<number>(60).fill(5)).flat())).toBe(300);
    expect(stacks(Array<number>(60).fill(5)).length).toBeLessThanOrEqual(4);
  });
  it('going back are parted from those that stay', () => {
    expect(split([100, 25, 5, 5, 5], 40)).toEqual({ stay: [100], back: [25, 5, 5, 5] });
    expect(split([25], 19)).toBeNull();
  });
  it('carry their number and a colour, also where nobody thought of one', () => {
    expect(onChip(1000)).toBe('1K');
    expect(onChip(0.5)).toBe('.5');
    expect(coloursOf(100).face).not.toBe(coloursOf(37).face);
  });
});

describe('cards', () => {
  it('are read from a scene’s text', () => {
    expect(cardsOf('Ks10d??3h')).toEqual(['Ks', 'Td', '??', '3h']);
    expect(cardsOf(undefined)).toEqual([]);
  });
  it('of the board are out as far as the street has come', () => {
    expect(board('Ks8d', [], 'flop')).toEqual(['Ks', '8d', '??', '', '']);
    expect(board('', ['d db 2c3c4c', 'A checks', 'd db 5c'], 'turn')).toEqual(['2c', '3c', '4c', '5c', '']);
    expect(board('AsKsQs', [], 'preflop')).toEqual(['', '', '', '', '']);
  });
  it('are told in words', () => {
    expect(spoken('Td')).toBe('ten of diamonds');
    expect(spoken('??')).toBe('a card face down');
  });
});

describe('an oval', () => {
  const wide = { width: 700, height: 400 };
  const tall = { width: 300, height: 500 };
  it('is walked clockwise from the bottom’s middle', () => {
    expect(along(wide, 0)).toEqual({ x: 350, y: 400 });
    expect(along(wide, 0.25).x).toBeCloseTo(0);
    expect(along(wide, 0.5).y).toBeCloseTo(0);
    expect(along(wide, 0.75).x).toBeCloseTo(700);
  });
  it('that stands up is walked the same way', () => {
    expect(along(tall, 0).y).toBeCloseTo(500);
    expect(along(tall, 0.25).x).toBeCloseTo(0);
    expect(along(tall, 0.5).y).toBeCloseTo(0);
    expect(along(tall, 0.75).x).toBeCloseTo(300);
  });
  it.each([2, 3, 6, 9, 10])('seats %d players apart from each other and level left and right', (n) => {
    const all = seats(wide, n);
    for (const [at, seat] of all.entries()) {
      const mirror = all[n - 1 - at]!;
      expect(seat.x + mirror.x).toBeCloseTo(700);
      expect(seat.y).toBeCloseTo(mirror.y);
      for (const other of all.slice(at + 1))
        expect(Math.hypot(seat.x - other.x, seat.y - other.y)).toBeGreaterThan(120);
    }
  });
  it('has room for bets between seats and middle', () => {
    for (const seat of seats(wide, 9)) {
      const bet = inside(wide, seat, 250, 100);
      expect(Math.hypot((bet.x - 350) / 250, (bet.y - 200) / 100)).toBeCloseTo(1);
    }
  });
  it('on a small table has them beside their pods, and clear of the board', () => {
    const small = { width: 300, height: 200 };
    const boardTop = 90;
    for (const low of [false, true]) {
      for (const n of [2, 3, 4, 5, 6]) {
        for (const seat of seats(small, n, true)) {
          const bet = beside(small, seat, boardTop, low);
          expect(Math.hypot(bet.x - seat.x, bet.y - seat.y)).toBeGreaterThan(20);
          expect(bet.x).toBeGreaterThan(0);
          expect(bet.x).toBeLessThan(300);
          // What stands over the board ends above it.
          if (seat.y < 60) expect([bet.down, bet.y < boardTop]).toEqual([1, true]);
        }
      }
    }
  });
});
