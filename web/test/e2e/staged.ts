// One hand in which Dee waits and then is to act, staged on a page: what the tests of a live table's states start from.
import { inject } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { visit } from './browser';
import { rulesAt, stage, update, type Stage, type Staged } from './stage';

export const names = ['Flo', 'Gus', 'Ann', 'Bo', 'Cy', 'Eli', 'Dee'];
export const turn: Staged = {
  scene: {
    players: names,
    starting_stacks: [410, 300, 500, 500, 520, 500, 288],
    blinds: [1, 2],
    street: 'turn',
    pot: 96,
    board: 'QhTc5s2d',
    hole_cards: { Dee: 'Jh9h' },
    actions: ['Flo folds', 'Gus checks', 'Ann bets 100', 'Bo puts out 100 25 5 5 5'],
  },
  seats: [2, 3, 4, 5, 6, 7, 1],
  me: 'Dee',
};
export const after = (staged: Staged, ...lines: string[]): Staged => ({
  ...staged,
  scene: { ...staged.scene, actions: [...(staged.scene.actions ?? []), ...lines] },
});
export const mine = after(turn, 'Cy calls', 'Eli folds');
const rules = () => rulesAt(inject('url'));
export const at = (staged: Staged) => update(rules(), staged);

export async function table(
  staged: Staged,
  use: (page: Page, staging: Stage) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  await visit('/favicon.svg', options, async (page) => {
    const staging = await stage(page, await at(staged));
    await page.goto(`${inject('url')}/#table=staged`);
    await page.locator('.pod').first().waitFor();
    await use(page, staging);
  });
}

export const acts = (staging: Stage) => staging.asked.filter((one) => one.do === 'act').map((one) => one.line);
