// A real Chromium on the served page, and what a visitor does with it.
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { onChip } from '../../src/chips/denominations';
import { encode } from '../../src/scene/link';
import type { Scene } from '../../src/scene/scene';

const executablePath = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

let browser: Browser;

export function withBrowser(): void {
  beforeAll(async () => {
    const args = [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ];
    browser = await chromium.launch({ executablePath, args });
  });
  afterAll(() => browser.close());
}

export const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
};

// A page of its own; whatever it complains of fails the test that opened it.
export async function visit(
  path = '/',
  options: BrowserContextOptions = {},
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: sizes.desktop, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !/status of 4\d\d|ERR_FAILED/.test(message.text()) && faults.push(message.text()),
  );
  page.setDefaultTimeout(8000);
  try {
    await page.goto(path.startsWith('http') ? path : inject('url') + path);
    await use(page);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

export const desk = (scene: Scene) => `/#/desk/${encode(scene)}`;
export const heard = (page: Page) => page.locator('#live');
export const card = (page: Page) => page.getByRole('region', { name: 'Ruling' });

// Waits until the card says so; the engine's words are asked by pattern.
export async function says(page: Page, words: RegExp | string): Promise<void> {
  await card(page).getByText(words).first().waitFor();
}

export async function expectText(page: Page, selector: string, words: RegExp): Promise<void> {
  await expect
    .poll(async () => (await page.locator(selector).allTextContents()).join(' '), { timeout: 6000 })
    .toMatch(words);
}

// One thing done at the table, in whichever way.
export type Deed =
  | { act: 'fold' | 'call' | 'all_in'; by?: string }
  | { raise: number; by?: string }
  | { chips: number[]; by?: string }
  | { say: string; chips?: number[]; by?: string };

export interface Driver {
  name: string;
  do(page: Page, deed: Deed): Promise<void>;
}

const settled = async (page: Page, deed: () => Promise<void>) => {
  const lines = () => page.locator('.timeline ol').textContent();
  const before = await lines();
  await deed();
  await expect.poll(lines).not.toBe(before);
  await expect.poll(() => page.locator('.timeline li[aria-current] .word').textContent()).toMatch(/\S/);
};

export const mouse: Driver = {
  name: 'mouse',
  async do(page, deed) {
    if (deed.by) await page.locator(`[data-seat="${deed.by}"]`).click();
    await settled(page, async () => {
      if ('act' in deed) await page.locator(`#act-${deed.act}`).click();
      if ('raise' in deed) {
        await page.getByLabel('Amount to bet or raise to').fill(String(deed.raise));
        await page.locator('#act-raise').click();
      }
      if ('say' in deed) await page.locator('#words').fill(deed.say);
      for (const chip of ('chips' in deed && deed.chips) || []) {
        await page.getByRole('button', { name: new RegExp(`^Push forward a chip of ${onChip(chip)},`) }).click();
      }
      if ('say' in deed && !deed.chips) await page.getByRole('button', { name: 'Say', exact: true }).click();
      else if ('chips' in deed) await page.getByRole('button', { name: 'Release', exact: true }).click();
    });
  },
};

export const keyboard: Driver = {
  name: 'keyboard',
  async do(page, deed) {
    const { keyboard: keys } = page;
    // Focus left in a field would take the letters.
    await page.locator('#main').focus();
    for (let tries = 0; deed.by && tries < 12; tries++) {
      if ((await page.locator('.who [aria-pressed="true"]').textContent()) === deed.by) break;
      await keys.press(']');
    }
    await settled(page, async () => {
      if ('act' in deed) {
        for (const key of { fold: ['f'], call: ['c'], all_in: ['a', 'a'] }[deed.act]) await keys.press(key);
      }
      if ('raise' in deed) {
        await keys.press('r');
        await keys.type(String(deed.raise));
        await keys.press('Enter');
      }
      if ('chips' in deed && deed.chips) {
        await keys.press('d');
        for (const chip of deed.chips) {
          const wanted = `Push forward a chip of ${onChip(chip)},`;
          for (let tries = 0; tries < 12; tries++) {
            const at = (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '';
            if (at.startsWith(wanted)) break;
            await keys.press('ArrowRight');
          }
          await keys.press('Enter');
        }
        if (!('say' in deed)) await keys.press('Shift+Enter');
      }
      if ('say' in deed) {
        await page.locator('#main').focus();
        await keys.press('/');
        await keys.type(deed.say);
        await keys.press('Enter');
      }
    });
  },
};
