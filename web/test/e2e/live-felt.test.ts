// What lies on the felt of a live table does not lie on what has to be read there: bets and the board, own cards and the pods
// beside them, long flags and the table's edge.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { expectText, withBrowser } from './browser';
import type { Staged } from './stage';
import { after, at, mine, table, turn } from './staged';

withBrowser();

const people = ['Ann', 'Bo', 'Cy', 'Dee', 'Eli', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo'];

// Everybody has called a bet on the river but the last, whose turn it is.
function bets(count: number, bet: number): Staged {
  const players = people.slice(0, count);
  const [first = '', ...others] = players;
  return {
    scene: {
      players,
      starting_stacks: players.map(() => 2000),
      blinds: [1, 2],
      street: 'river',
      pot: 36,
      board: 'Jd4c7d3dKs',
      actions: [`${first} bets ${bet}`, ...others.slice(0, -1).map((name) => `${name} calls`)],
    },
    seats: players.map((_, index) => index + 1),
    me: players.at(-1) ?? null,
    table: { seats: count },
  };
}

// Which of the ones lie on which of the others, by two pixels or more.
const overlaps = (page: Page, ones: string, others: string) =>
  page.evaluate(
    ([ones = '', others = '']) => {
      const boxes = (of: string) =>
        [...document.querySelectorAll(of)].map((node) => [node, node.getBoundingClientRect()] as const);
      return boxes(ones).flatMap(([one, a]) =>
        boxes(others)
          .filter(
            ([other, b]) =>
              one !== other &&
              a.left < b.right - 2 &&
              b.left < a.right - 2 &&
              a.top < b.bottom - 2 &&
              b.top < a.bottom - 2,
          )
          .map(([other]) => `${one.textContent} on ${other.textContent}`),
      );
    },
    [ones, others],
  );

describe('bets leave the board free,', () => {
  // With each, the most seats at which no amount touches another, and at which chips that go back leave all free too.
  it.each([
    ['laptop', { width: 1280, height: 800 }, 8, 10],
    ['desktop', { width: 1440, height: 900 }, 8, 10],
    ['small laptop', { width: 1024, height: 768 }, 7, 10],
    ['phone', { width: 390, height: 844 }, 7, 10],
    ['small phone', { width: 360, height: 740 }, 7, 2],
  ] as const)(
    'and the pods, on a %s, with any number of seats',
    async (_, viewport, apart, back) => {
      await table(
        bets(6, 18),
        async (page, staging) => {
          const found: unknown[] = [];
          for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 10])
            for (const bet of [18, 141, 1414]) {
              const told = await at(bets(count, bet));
              const { report } = told.hand!;
              // Some of it goes back to one of them.
              const some = { [people[count > 4 ? 3 : 0] ?? '']: 10 };
              for (const uncalled of count <= back && bet < 1000 ? [{}, some] : [{}]) {
                staging.tell({ ...told, hand: { ...told.hand!, report: { ...report, uncalled } } });
                // Chips may be on their way yet.
                let lie: string[] = [];
                for (let tries = 0; tries < 8 && (!tries || lie.length); tries++) {
                  await page.waitForTimeout(150);
                  lie = await overlaps(page, '.table > .bet .pill, .table > .bet svg', '.board > *, .table .pod');
                  if (count <= apart) lie.push(...(await overlaps(page, '.table > .bet .pill', '.table > .bet .pill')));
                }
                if (lie.length) found.push([count, bet, uncalled, ...lie]);
              }
            }
          expect(found).toEqual([]);
        },
        { viewport, reducedMotion: 'reduce' },
      );
    },
    120_000,
  );
});

describe('five cards to choose from', () => {
  it.each([
    ['laptop', { width: 1280, height: 800 }],
    ['desktop', { width: 1440, height: 900 }],
  ] as const)('leave the stacks beside them free on a %s, the raised ones too', async (_, viewport) => {
    const players = people.slice(0, 6);
    const draw: Staged = {
      scene: {
        game: 'draw',
        players,
        starting_stacks: players.map(() => 200),
        blinds: [1, 2],
        hole_cards: { Flo: 'KcKs4c5sQs' },
        actions: ['Cy calls', 'Dee calls', 'Eli calls', 'Flo calls', 'Ann calls', 'Bo checks'],
      },
      seats: [1, 2, 3, 4, 5, 6],
      me: 'Flo',
      table: { game: 'draw', seats: 6 },
      hand: { awaits: { what: 'draw', who: 'Flo', cards: 5, ends_in_ms: 20000, of_ms: 30000 } },
    };
    await table(
      draw,
      async (page) => {
        for (const card of ['king of clubs', 'queen of spades'])
          await page.getByRole('button', { name: `Throw away the ${card}` }).click();
        await page.waitForTimeout(300);
        expect(await overlaps(page, '.own .pick', '.seats .pod .stack')).toEqual([]);
      },
      { viewport, reducedMotion: 'reduce' },
    );
  });
});

describe('a flag of what is held', () => {
  it.each([
    ['laptop', { width: 1280, height: 800 }],
    ['phone', { width: 360, height: 740 }],
  ] as const)('has the table’s sign and is whole on a %s, at every seat', async (_, viewport) => {
    const held = (me: string): Staged => ({ ...after(bets(6, 20), 'Flo folds'), me });
    await table(
      held('Flo'),
      async (page, staging) => {
        for (const me of people.slice(0, 6)) {
          const told = await at(held(me));
          const { report } = told.hand!;
          for (const [act, to, words] of [
            ['bet', 30, 'Bet $30 held'],
            ['raise', 1200, 'Raise to $1,200 held'],
          ] as const) {
            const of = [{ by: 'Dee', act, to }];
            staging.tell({ ...told, hand: { ...told.hand!, report: { ...report, held: of } } });
            await expectText(page, '.flag.held', new RegExp(words.replace('$', '\\$')));
            const inside = () =>
              page.locator('.flag.held').evaluate((node) => {
                const flag = node.getBoundingClientRect();
                const felt = node.closest('.table')!.getBoundingClientRect();
                return flag.left >= felt.left && flag.right <= felt.right;
              });
            await expect.poll(inside, { message: `${me}, ${words}` }).toBe(true);
            expect([me, words, await overlaps(page, '.table > .button', '.flag.held')]).toEqual([me, words, []]);
          }
        }
      },
      { viewport, reducedMotion: 'reduce' },
    );
  });
});

it('the table’s name and stakes stand whole in the bar of a laptop', async () => {
  const level = { number: 1, left_ms: 242_000, next: { blinds: [10, 20], ante: 0 } };
  await table(
    { ...turn, host: true, table: { name: 'Thursday', stakes: '$5/$10', level } },
    async (page) => {
      await expectText(page, '.bar .title', /Thursday.*\$5\/\$10 no-limit/s);
      const cut = await page
        .locator('.bar .title > *')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      expect(cut).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    },
    { viewport: { width: 1280, height: 800 } },
  );
});

it.each([
  ['a phone on its side', { width: 844, height: 390 }],
  ['a laptop at twice the size', { width: 640, height: 400 }],
  ['a small window', { width: 600, height: 900 }],
] as const)('the acts are in sight on %s', async (_, viewport) => {
  await table(
    mine,
    async (page) => {
      const inside = await page.locator('#live-raise, .sizer .amount').evaluateAll((all) =>
        all.map((one) => {
          const box = one.getBoundingClientRect();
          return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
        }),
      );
      expect(inside).toEqual([true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    },
    { viewport },
  );
});

it('the own bet has its chips on a phone too', async () => {
  await table(
    { ...bets(3, 18), me: 'Ann' },
    async (page) => {
      await expect.poll(() => page.locator('.table > .bet', { hasText: '$18' }).locator('svg').count()).toBe(2);
    },
    { viewport: { width: 390, height: 844 } },
  );
});
