// People who come to live tables of a real server by what was sent to them: an invitation, the address of the local network; and
// levels that go up as they play.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { binary } from '../../dev/engine';
import { clean } from './axe';
import { expectText, sizes, visit, withBrowser } from './browser';
import { go, inAll, make, playOn, sit, told } from './tables';

withBrowser();

const phone: BrowserContextOptions = { viewport: sizes.small, hasTouch: true, isMobile: true };

// Opens the sheet of invitations, and tells the link that it shows.
async function link(page: Page): Promise<string> {
  const small = page.getByRole('button', { name: 'Table and seat' });
  if (await small.isVisible()) await small.click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  return page.locator('#table-link').inputValue();
}

// A house rule whose answer is a number is written, never guessed, and does not make the table by itself.
it('a house rule is a number that was written', async () => {
  await visit('/#/table', {}, async (page) => {
    const made: { house?: Record<string, unknown> }[] = [];
    await page.route('**/api/tables', (route) => {
      made.push(route.request().postDataJSON() as object);
      return route.fulfill({ status: 400, json: { error: 'Not now.' } });
    });
    await page.getByText('House rules', { exact: true }).click();
    const pick = page.getByLabel('A question that the house answers otherwise');
    const number = page.locator('.number input');
    await pick.selectOption('clock_seconds');
    for (const typed of ['', 'soon']) {
      await number.fill(typed);
      await number.press('Enter');
      await expectText(page, '.form [role="alert"]', /Write a number/);
    }
    expect(await clean(page)).toEqual([]);
    await number.fill('45');
    await number.press('Enter');
    await expectText(page, '.form li', /45/);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    await pick.selectOption('clock_countdown');
    await number.fill('8');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expectText(page, '.form summary', /House rules: 2/);
    expect(made).toEqual([]);
    await page.getByRole('button', { name: 'Make the table' }).click();
    await expect.poll(() => made.map(({ house }) => house)).toEqual([{ clock_seconds: 45, clock_countdown: 8 }]);
  });
}, 60_000);

describe('an invitation', () => {
  it('lets one person sit where only the invited may', async () => {
    await visit('/#/table', {}, (host) =>
      visit('/#/table', {}, (bo) =>
        visit('/#/table', phone, async (cy) => {
          const table = await make(host, { seats: 4, bots: 0, invited_only: true });
          await go(host, table);
          await sit(host, 1, 'Ann');
          await go(bo, table);
          await expectText(bo, '.actbar', /You are watching.*Seats are for the invited/s);
          await expectText(bo, '.seats', /Seat 2/);
          expect(await bo.getByRole('button', { name: /sit here/ }).count()).toBe(0);

          const watch = await link(host);
          expect(watch).toContain(`#table=${table}`);
          await host.getByRole('button', { name: 'Make an invitation for one seat' }).click();
          await expect.poll(() => host.locator('#table-link').inputValue()).toMatch(/&invite=./);
          const invited = new URL(await host.locator('#table-link').inputValue()).hash;
          for (const page of [bo, cy]) await page.evaluate((hash) => (location.hash = hash), invited);
          await sit(bo, 2, 'Bo');
          await expectText(host, '.seats', /Bo/);
          // It leaves the address of who has used it, and is good once.
          await expect.poll(() => bo.evaluate(() => location.hash)).toBe(`#table=${table}`);
          await cy.getByRole('button', { name: 'Seat 3, empty: sit here' }).click();
          await cy.getByLabel('Your name').fill('Cy');
          await cy.getByRole('button', { name: 'Sit down', exact: true }).click();
          await expectText(cy, 'dialog [role="alert"]', /invit/i);
        }),
      ),
    );
  }, 60_000);

  it('is a code that says just what the link says', async () => {
    await visit('/#/table', {}, async (page) => {
      // As a server that is on the network has it.
      await page.route('**/api/addresses', (route) => route.fulfill({ json: { addresses: ['192.168.0.5'] } }));
      await go(page, await make(page, { bots: 1 }));
      await link(page);
      await page.getByRole('img', { name: /^The link as a code/ }).waitFor();
      const text = await page.locator('#table-link').inputValue();
      expect(text).toContain('192.168.0.5');
      const { data, size } = encode(text, { border: 4, ecc: 'M' });
      const code = page.getByRole('img', { name: /^The link as a code/ });
      expect(await code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
      const drawn = (await code.locator('path').getAttribute('d')) ?? '';
      expect(drawn.match(/M/g)).toHaveLength(data.flat().filter(Boolean).length);
      expect(await clean(page)).toEqual([]);
      for (const [scheme, viewport] of [
        ['dark', sizes.small],
        ['light', sizes.small],
      ] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize(viewport);
        expect(await clean(page)).toEqual([]);
        expect(await code.evaluate((node) => node.getBoundingClientRect().width)).toBeGreaterThan(150);
      }
    });
  }, 60_000);
});

it('a level is shown as it runs, and goes up for the next hand', async () => {
  await visit('/#/table', {}, (ann) =>
    visit('/#/table', { viewport: sizes.laptop }, async (wall) => {
      const updates = told(ann);
      const levels = [1, 2, 4].map((small) => ({ blinds: [small, 2 * small], ante: 0, minutes: 1 }));
      const table = await make(ann, { seats: 3, bots: 2, pace: 300, think: 100, clock: 10, levels });
      await go(ann, table);
      await sit(
        ann,
        await ann
          .locator('button.empty')
          .first()
          .getAttribute('aria-label')
          .then((label) => Number(/\d/.exec(label ?? '')?.[0])),
        'Ann',
      );
      await wall.evaluate((hash) => (location.hash = hash), `#clock=${table}`);
      await expectText(wall, '.clock', /Level 1.*0:\d\d.*\$1 \/ \$2.*Next: \$2 \/ \$4.*3 players left/s);
      const height = await wall.locator('.left').evaluate((node) => node.getBoundingClientRect().height);
      expect(height).toBeGreaterThan(200);
      await ann.getByRole('link', { name: /^Level 1 · 0:\d\d/ }).waitFor();
      const level = () => updates.at(-1)?.table.level?.number ?? 0;
      const blinds = () => updates.at(-1)?.table.blinds[1] ?? 0;
      for (const until = Date.now() + 90_000; Date.now() < until && (level() < 2 || blinds() < 4);) {
        await playOn(ann);
        await ann.waitForTimeout(100);
      }
      await expectText(wall, '.clock', /Level 2.*\$2 \/ \$4.*Next: \$4 \/ \$8/s);
      // Within a hand the blinds are those that it was dealt with.
      const posted = new Map<number, Set<number>>();
      for (const { hand, happened } of updates)
        for (const one of happened)
          if (hand && one.kind === 'posted' && one.what === 'big')
            posted.set(hand.number, (posted.get(hand.number) ?? new Set()).add(one.chips ?? 0));
      const bigs = [...posted.values()].map((all) => [...all]);
      expect(bigs.every((all) => all.length === 1)).toBe(true);
      expect(bigs[0]).toEqual([2]);
      expect(bigs.flat()).toEqual([...bigs.flat()].sort((a, b) => a - b));
    }),
  );
}, 120_000);

const addresses = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .filter((one) => one.family === 'IPv4' && !one.internal && !one.address.startsWith('169.254.'))
  .map((one) => one.address);
if (!addresses.length) console.log('Two phones on one network: skipped, for this machine has no address but its own.');

// `floorman serve --lan`, where the binary carries this very page; whatever port is free.
async function onNetwork(use: (port: number) => Promise<void>): Promise<boolean> {
  const child = spawn(binary, ['serve', '--lan', '--port', '0', '--log', 'none']);
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  try {
    await expect.poll(() => said, { timeout: 10_000 }).toMatch(/On this network: http/);
    const port = Number(/localhost:(\d+)/.exec(said)?.[1]);
    const page = await (await fetch(`http://localhost:${port}/`)).text();
    if (page !== readFileSync(fileURLToPath(new URL('../../dist/index.html', import.meta.url)), 'utf8')) return false;
    await use(port);
    return true;
  } finally {
    child.kill();
  }
}

it.skipIf(!addresses.length)(
  'two phones on one network play each other, by the code that the host shows',
  async (context) => {
    const ran = await onNetwork(async (port) => {
      await visit(`http://localhost:${port}/#/table`, phone, async (ann) => {
        const updates = told(ann);
        const table = await make(ann, { seats: 2, bots: 0, pace: 300, clock: 0 });
        await go(ann, table);
        await sit(ann, 1, 'Ann');
        await link(ann);
        await ann.getByRole('img', { name: /^The link as a code/ }).waitFor();
        const shown = await ann.locator('#table-link').inputValue();
        // The host has the page by a name that only this machine knows; the link has the network's.
        expect(addresses.map((one) => `http://${one}:${port}/#table=${table}`)).toContain(shown);
        await ann.keyboard.press('Escape');
        await visit(shown, phone, async (bo) => {
          await sit(bo, 2, 'Bo');
          const start = ann.getByRole('button', { name: 'Start', exact: true });
          if (await start.isVisible()) await start.click();
          const played = () => updates.filter(({ hand }) => hand?.over).map(({ hand }) => hand?.number);
          for (const until = Date.now() + 60_000; new Set(played()).size < 4 && Date.now() < until;) {
            for (const page of [ann, bo]) await playOn(page, true);
            await ann.waitForTimeout(60);
          }
          expect(new Set(played()).size).toBeGreaterThanOrEqual(4);
          const sums = updates.flatMap(({ hand, people }) => (hand ? [inAll(people, hand)] : []));
          expect(new Set(sums)).toEqual(new Set([400]));
          for (const page of [ann, bo]) {
            expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
            expect(await clean(page)).toEqual([]);
          }
        });
      });
    });
    if (!ran) context.skip('the program was built before this page');
  },
  120_000,
);

it('a blind and a buy-in are amounts that were written, never guessed from a part of them', async () => {
  await visit('/#/table', {}, async (page) => {
    await page.getByLabel('Small blind').fill('12abc');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await expectText(page, '.wrong', /The small blind is no amount\./);
    await go(page, await make(page, { seats: 2, bots: 0 }));
    await page.getByRole('button', { name: 'Seat 1, empty: sit here' }).click();
    await page.getByLabel('Your name').fill('Ann');
    await page.getByLabel(/^Chips, /).fill('12abc');
    await page.getByRole('button', { name: 'Sit down', exact: true }).click();
    await expectText(page, 'dialog[open] [role="alert"]', /Write an amount\./);
    await page.getByLabel(/^Chips, /).fill('120');
    await page.getByRole('button', { name: 'Sit down', exact: true }).click();
    await expectText(page, '.own', /120/);
  });
});
