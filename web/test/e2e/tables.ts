// What people do at live tables of a real server, and what they are told there.
import type { Page } from 'playwright-core';
import type { LiveHand, Person, Update } from '../../src/live/protocol';
import { expectText, visit } from './browser';

// Makes a table as a program would, in the name of this page's visitor.
export const make = (page: Page, of: object) =>
  page.evaluate(async (body) => {
    await fetch('/api/visitor', { method: 'POST' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await response.json()) as { table: string }).table;
  }, of);

// What the page is told, as it is told.
export function told(page: Page): Update[] {
  const all: Update[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Update | object;
      if ('update' in message) all.push(message);
    }),
  );
  return all;
}

export const go = (page: Page, table: string) => page.evaluate((hash) => (location.hash = hash), `#table=${table}`);

export async function sit(page: Page, seat: number, name: string): Promise<void> {
  await page.getByRole('button', { name: `Seat ${seat}, empty: sit here` }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expectText(page, '.own', /\d/);
}

// Two people alone, without a clock: nothing happens but what they do.
export async function duel(use: (ann: Page, bo: Page, table: string) => Promise<void>, of: object = {}): Promise<void> {
  await visit('/#/table', {}, (ann) =>
    visit('/#/table', {}, async (bo) => {
      const table = await make(ann, { seats: 2, bots: 0, clock: 0, pace: 1000, ...of });
      for (const page of [ann, bo]) await go(page, table);
      await sit(ann, 1, 'Ann');
      await sit(bo, 2, 'Bo');
      const start = ann.getByRole('button', { name: 'Start', exact: true });
      if (await start.isVisible()) await start.click();
      await expectText(ann, '.timeline h2', /Hand 1/);
      await use(ann, bo, table);
    }),
  );
}

// Does what is free, folds to a bet; true where it was this page's turn.
export async function playOn(page: Page, calls = false): Promise<boolean> {
  const call = page.locator('#live-call');
  if (!(await call.isVisible())) return false;
  const free = /Check/.test((await call.textContent({ timeout: 500 }).catch(() => '')) ?? '');
  await (free || calls ? call : page.locator('#live-fold')).click({ timeout: 1000 }).catch(() => undefined);
  return true;
}

export async function untilOver(page: Page, hand = /Hand \d+ is over/): Promise<void> {
  const over = () => page.locator('.ruling').first().textContent();
  for (let tries = 0; tries < 400 && !hand.test((await over()) ?? ''); tries++) {
    await playOn(page, true);
    await page.waitForTimeout(100);
  }
  await expectText(page, '.ruling', hand);
}

// Stacks of those dealt in, bets and pots together.
export function inAll(people: Person[], hand: LiveHand): number {
  const { bets, pots } = hand.report;
  const out = hand.over ? [] : [...Object.values(bets), ...pots.map((pot) => pot.amount)];
  const dealt = people.filter((one) => hand.players.includes(one.name));
  return [...dealt.map((one) => one.stack), ...out].reduce<number>((sum, chips) => sum + Number(chips), 0);
}
