// Pictures of the page for the README: npm run shots -- FOLDER. Builds nothing: run `npm run build` first. The fonts of the
// pictures are Inter and Charis SIL (Debian: fonts-inter, fonts-sil-charis), where they are installed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';
import { encode } from '../src/scene/link';
import type { Scene } from '../src/scene/scene';
import serve from '../test/server';

const folder = resolve(process.argv.at(-1)?.endsWith('.ts') ? 'shots' : (process.argv.at(-1) ?? 'shots'));
const scratch = mkdtempSync(join(tmpdir(), 'floorman-shots-'));
const aliases = ['DejaVu Sans', 'sans-serif', 'sans'].map(
  (name) =>
    `<match target="pattern"><test name="family" qual="any"><string>${name}</string></test><edit name="family" mode="prepend" binding="strong"><string>Inter</string></edit></match>`,
);
writeFileSync(
  join(scratch, 'fonts.conf'),
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><include>/etc/fonts/fonts.conf</include>${aliases.join('')}</fontconfig>`,
);

const allIns: Scene = {
  players: ['A', 'B', 'C', 'D'],
  currency_symbol: '$',
  starting_stacks: [1000, 1000, 130, 200],
  blinds: [5, 10],
  street: 'flop',
  pot: 40,
  board: 'Ks8d3h',
  actions: ['A bets 100', 'B calls', 'C is all in', 'D is all in'],
};
const short: Scene = {
  players: ['A', 'B', 'C', 'D'],
  currency_symbol: '$',
  starting_stacks: [500, 500, 520, 288],
  blinds: [1, 2],
  street: 'turn',
  pot: 96,
  board: 'QhTc5s2d',
  actions: ['A bets 100', 'B puts out 100 25 5 5 5'],
};
const early: Scene = {
  rulebook: 'roberts',
  players: ['Ann', 'Bo', 'Cy'],
  currency_symbol: '$',
  starting_stacks: [500, 500, 500],
  blinds: [1, 2],
  street: 'flop',
  pot: 6,
  board: 'Js7h2c',
  actions: ['Cy says "check"', 'Ann bets 10', 'Bo folds'],
};

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' };
const dark: BrowserContextOptions = { ...desktop, colorScheme: 'dark' };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  colorScheme: 'dark',
};

const shots: [string, string, BrowserContextOptions, string][] = [
  ['desk-light', `#/desk/${encode(allIns)}`, desktop, '.ruling .headline'],
  ['desk-dark', `#/desk/${encode(short)}`, dark, '.ruling .headline'],
  ['desk-phone', `#/desk/${encode(early)}`, phone, '.ruling .headline'],
  ['ask', '#/ask/early-check', desktop, 'article.card .text'],
  ['rulebook', '#/rulebook/out_of_turn', desktop, '.worked .filled'],
  ['setup', '#/setup', dark, '.state'],
];

async function take(page: Page, url: string, [name, path, , ready]: (typeof shots)[number]): Promise<void> {
  await page.goto(`${url}/${path}`);
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

mkdirSync(folder, { recursive: true });
let url = '';
const end = await serve({ provide: (_key: string, value: string) => (url = value) } as never);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  env: { ...process.env, FONTCONFIG_FILE: join(scratch, 'fonts.conf') } as Record<string, string>,
});
for (const shot of shots) {
  const context = await browser.newContext({ ...shot[2], reducedMotion: 'reduce' });
  await take(await context.newPage(), url, shot);
  await context.close();
}
await browser.close();
await end();
rmSync(scratch, { recursive: true });
console.log(`${shots.length} pictures in ${folder}`);
process.exit(0);
