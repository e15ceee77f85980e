// Games with draws at a real table: every draw is made with the page's buttons, and the table takes it.
import { expect, it } from 'vitest';
import { expectText, withBrowser } from './browser';
import { duel, playOn, told } from './tables';

withBrowser();

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
            const press = page.getByRole('button', { name: /^(Stand pat|Throw away \d)/ });
            if (!(await press.isVisible())) continue;
            for (let card = 0; card < thrown; card++) await page.locator('.pick').nth(card).click();
            await press.click();
            await press.waitFor({ state: 'detached' });
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
