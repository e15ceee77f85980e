// The host's choices where the floor is asked: all of them in sight, however many and whatever the window.
import { expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import { clean } from './axe';
import { withBrowser } from './browser';
import type { Staged } from './stage';
import { after, at, table, turn } from './staged';

withBrowser();

const clock: Staged = { ...after(turn, 'Dee calls the clock on Cy'), host: true };
const short: Staged = {
  ...turn,
  host: true,
  scene: { ...turn.scene, actions: ['Flo folds', 'Gus checks', 'Ann bets 20', 'Bo raises to 80', 'Cy puts out 20'] },
};
const every = ['full_call', 'fold_forfeit', 'take_back', 'call_or_fold', 'call_least', 'hand_dead', 'turn_restored'];

// What of a button's corners and middle is the button's own on the screen.
const seen = (button: Locator) =>
  button.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const points = [
      [left + 12, top + 2],
      [right - 12, top + 2],
      [left + 12, bottom - 2],
      [right - 12, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ];
    return points.every(([x = 0, y = 0]) => node.contains(document.elementFromPoint(x, y)));
  });

it.each([
  ['laptop', { width: 1280, height: 800 }],
  ['low laptop', { width: 1280, height: 720 }],
  ['phone', { width: 360, height: 740 }],
] as const)('on a %s', async (name, viewport) => {
  await table(
    clock,
    async (page, staging) => {
      for (const staged of [clock, short]) {
        const told = await at(staged);
        const { report } = told.hand!;
        const own = report.floor?.choices ?? [];
        expect(own.length).toBeGreaterThan(1);
        for (const choices of [own, ...[2, 3, 4].map((count) => every.slice(0, count))]) {
          staging.tell({
            ...told,
            hand: { ...told.hand!, report: { ...report, floor: { ...report.floor!, choices } } },
          });
          if (name === 'phone' && !(await page.getByRole('dialog', { name: 'The ruling' }).isVisible()))
            await page.getByRole('button', { name: 'The whole ruling' }).click();
          const buttons = page.locator('.ruling:not(.strip):visible .choices button');
          await expect.poll(() => buttons.count()).toBe(choices.length);
          await page.waitForTimeout(300);
          for (const button of await buttons.all())
            expect([choices, await button.textContent(), await seen(button)]).toEqual([
              choices,
              expect.any(String),
              true,
            ]);
          // The headline begins where it always does.
          expect(await page.locator('.ruling:not(.strip):visible .headline').isVisible()).toBe(true);
        }
        expect(await clean(page)).toEqual([]);
      }
    },
    { viewport },
  );
});
