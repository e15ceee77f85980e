// Games with draws at a real table: every draw is made with the page's buttons, and the table takes it.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { expectText, sizes, withBrowser } from './browser';
import { duel, playOn, told } from './tables';

withBrowser();

const press = (page: Page) => page.getByRole('button', { name: /^(Stand pat|Throw away \d)/ });

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Say or push' }).first().click();
  await page.getByLabel('What you say').fill(words);
  await page.keyboard.press('Enter');
  await expectText(page, '.timeline', new RegExp(words));
  await page.keyboard.press('Escape');
}

// Plays until somebody draws: first the page that does, then the other.
async function untilDraw(ann: Page, bo: Page): Promise<[Page, Page]> {
  for (let tries = 0; tries < 100; tries++) {
    for (const [page, other] of [
      [ann, bo],
      [bo, ann],
    ] as const) {
      if (await press(page).isVisible()) return [page, other];
      await playOn(page, true);
    }
    await ann.waitForTimeout(50);
  }
  throw new Error('Nobody draws.');
}

it.each([
  ['draw', 1],
  ['single-draw', 1],
  ['triple-draw', 3],
  ['badugi', 3],
])(
  '%s is played to its end with the buttons',
  async (game, draws) => {
    await duel(
      async (ann, bo) => {
        const refused: string[] = [];
        for (const page of [ann, bo])
          page.on('websocket', (socket) =>
            socket.on('framereceived', ({ payload }) => {
              const message = JSON.parse(String(payload)) as { refused?: string };
              if (message.refused) refused.push(message.refused);
            }),
          );
        const updates = told(ann);
        // From here on both hear all of the hand on a connection that is listened to.
        for (const page of [ann, bo]) await page.reload();
        const over = () => ann.locator('.ruling').first().textContent();
        for (let tries = 0; tries < 300 && !/Hand 1 is over/.test((await over()) ?? ''); tries++) {
          for (const [page, thrown] of [
            [ann, 0],
            [bo, 2],
          ] as const) {
            await playOn(page, true);
            if (!(await press(page).isVisible())) continue;
            for (let card = 0; card < thrown; card++) await page.locator('.pick').nth(card).click();
            await press(page).click();
            await press(page).waitFor({ state: 'detached' });
          }
          await ann.waitForTimeout(50);
        }
        await expectText(ann, '.ruling', /Hand 1 is over/);
        await expectText(ann, '.timeline', /Ann stands pat\..*Bo draws 2\./s);
        await expectText(ann, '.timeline', draws === 1 ? /The draw/ : /First draw.*Second draw.*Third draw/s);
        await expectText(ann, '.timeline', /^(?!.*(No action|\?\?|After the))/s);
        const lines = updates.filter(({ hand }) => hand?.number === 1).flatMap(({ rulings }) => rulings);
        const made = (line: RegExp) => lines.filter((one) => line.test(one.line)).length;
        expect([refused, made(/^Ann stands pat$/), made(/^Bo discards \?{4}$/)]).toEqual([[], draws, draws]);
      },
      { game, pace: 6000 },
    );
  },
  60_000,
);

it('acts before the draw is over wait, and are told as done when the last cards are out', async () => {
  await duel(
    async (ann, bo) => {
      const [first, other] = await untilDraw(ann, bo);
      const [one, two] = first === ann ? ['Ann', 'Bo'] : ['Bo', 'Ann'];
      await expectText(first, '.own .flag', /Your draw/);
      await expectText(other, '.seats .flag', /To draw/);
      await say(other, 'bet 4');
      await say(first, 'check');
      await expectText(first, '.ruling', new RegExp(`${one}'s check is out of turn and waits. The draw comes first.`));
      // Who draws is seen still, and what waits at each seat.
      await expectText(first, '.own .flag', /Your draw · Check held/);
      await expectText(first, '.seats .flag', /Bet \$4 held/);
      await expectText(other, '.actbar', /Held until your turn: Bet \$4\./);
      await press(first).click();
      await expectText(other, '.own .flag', /Your draw · Bet \$4 held/);
      await expectText(first, '.actbar', /Held until your turn: Check\./);
      await press(other).click();
      for (const page of [first, other]) {
        await expectText(
          page,
          '.timeline',
          new RegExp(`${two} stands pat.*${one} checks\\. *Stands.*${two} bets \\$4\\. *Stands`, 's'),
        );
        await expectText(page, '.ruling', new RegExp(`${one} checks\\..*${two} bets \\$4\\.`, 's'));
        await expectText(page, '#live-says', new RegExp(`${one} checks\\..*${two} bets \\$4\\.`));
        expect(await page.locator('.flag.held').count()).toBe(0);
      }
      await first.locator('#live-call').click();
      await expectText(first, '.ruling', /Hand 1 is over/);
      await expectText(first, '.timeline', /Pot \$12/);
    },
    { game: 'single-draw', pace: 6000 },
  );
}, 60_000);

it.each([
  ['desktop', sizes.desktop],
  ['phone', sizes.phone],
] as const)('who draws may fold instead, on a %s', async (_, viewport) => {
  await duel(
    async (ann, bo) => {
      const [first] = await untilDraw(ann, bo);
      await first.setViewportSize(viewport);
      // For nothing: the key asks twice.
      await first.locator('#main').focus();
      await first.keyboard.press('f');
      await expectText(first, '#live-fold', /press F again/);
      await first.locator('#live-fold').click();
      await expectText(first, '.ruling', /wins \$4\./);
    },
    { game: 'single-draw', pace: 6000 },
  );
});
