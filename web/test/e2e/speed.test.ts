// How fast it is and how little there is of it: the first paint, the files of the page, and a ruling under all four books.
//
// Other work on the machine is not the page's doing: what is timed is tried several times, and set beside the least that
// the machine now does of the same kind.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { books, landing, linesOf } from '../../src/scene/scene';
import { says, visit, withBrowser } from './browser';

withBrowser();

const median = (of: number[]) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? Infinity;

async function painted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = () => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0];
          if (paint) done(paint.startTime);
          else setTimeout(look, 20);
        };
        look();
      }),
  );
}

describe('the first paint', () => {
  it('comes within a second', { timeout: 120_000 }, async () => {
    await visit('/', {}, async (page) => {
      const paints: number[] = [];
      const bare: number[] = [];
      for (let tries = 0; tries < 6 && !(Math.min(...paints) < 1000); tries++) {
        const began = performance.now();
        await page.goto(`${inject('url')}/favicon.svg?${tries}`);
        bare.push(performance.now() - began);
        await page.goto(`${inject('url')}/?${tries}`);
        paints.push(await painted(page));
        await says(page, /C is all in/);
      }
      // On a machine at rest a bare picture takes 20 to 50 ms, and the page a few times as much.
      const slack = Math.max(0, Math.min(...bare) - 50) * 4;
      expect(Math.min(...paints)).toBeLessThan(1000 + slack);
    });
  });
});

describe('the page', () => {
  it('is less than 150 KB compressed, with all that any visitor may load', () => {
    const dist = fileURLToPath(new URL('../../dist', import.meta.url));
    const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const sizes = files.map((one) => gzipSync(readFileSync(join(one.parentPath ?? one.path, one.name))).length);
    expect(files.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThan(150_000);
  });
});

describe('a ruling', () => {
  it('under all four books takes less than 20 ms, there and back', { timeout: 60_000 }, async () => {
    const timed = async (ask: () => Promise<Response>) => {
      const began = performance.now();
      const answer = await ask();
      const text = await answer.text();
      return { took: performance.now() - began, text };
    };
    let pot = 60;
    let least = Infinity;
    for (let tries = 0; tries < 6 && least >= 20; tries++) {
      const rulings: number[] = [];
      const bare: number[] = [];
      for (let count = 0; count < 25; count++) {
        const body = JSON.stringify({ ...landing, pot: pot++, rulebook: books });
        const headers = { 'content-type': 'application/json' };
        bare.push((await timed(() => fetch(`${inject('url')}/favicon.svg`))).took);
        const { took, text } = await timed(() => fetch(`${inject('url')}/api/rule`, { method: 'POST', headers, body }));
        rulings.push(took);
        const reports = JSON.parse(text) as { rulings: unknown[] }[];
        expect(reports.map((one) => one.rulings.length)).toEqual(books.map(() => linesOf(landing).length));
      }
      // On a machine at rest a bare answer takes a millisecond or two.
      least = Math.min(least, median(rulings) - Math.max(0, median(bare) - 2));
    }
    expect(least).toBeLessThan(20);
  });
});
