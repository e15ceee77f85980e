// People at live tables of a real server: a newcomer against bots, two people and two bots through twenty hands, a reload, a
// stale click, the host's undo, a phone.
import type { BrowserContextOptions, Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clean } from './axe';
import { expectText, sizes, visit, withBrowser } from './browser';
import { duel, go, inAll, make, playOn, sit, told, untilOver } from './tables';

withBrowser();

describe('a newcomer’s first minute', () => {
  it('is a hand against bots, played to its end', async () => {
    await visit('/', {}, async (page) => {
      const began = Date.now();
      await page.getByRole('link', { name: 'Table', exact: true }).click();
      await page.getByRole('button', { name: 'Play against bots' }).click();
      await untilOver(page);
      expect(Date.now() - began).toBeLessThan(60_000);
      await expectText(page, '.ruling .headline', /wins? \$\d/);
      await page.getByRole('button', { name: 'Hands', exact: true }).click();
      await page.getByRole('button', { name: /^Hand 1/ }).click();
      await page.getByRole('button', { name: 'Step forward' }).click();
      await expectText(page, 'dialog .line', /^1 of \d+/);
      await page.getByRole('button', { name: 'Save .phh' }).waitFor();
    });
  }, 90_000);

  it('fits a phone', async () => {
    const phone: BrowserContextOptions = { viewport: sizes.small, hasTouch: true, isMobile: true };
    await visit('/#/table', phone, async (page) => {
      await page.getByRole('button', { name: 'Play against bots' }).click();
      await untilOver(page, /wins? \$\d/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await clean(page)).toEqual([]);
    });
  }, 90_000);
});

it('two people and two bots play twenty hands, and no chip is lost', async () => {
  await visit('/#/table', {}, (ann) =>
    visit('/#/table', { viewport: sizes.laptop }, async (bo) => {
      const updates = told(ann);
      const table = await make(ann, { seats: 4, bots: 2, pace: 200, clock: 10 });
      for (const page of [ann, bo]) await go(page, table);
      const seats = () => ann.locator('button.empty').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
      await expect.poll(async () => (await seats()).length, { timeout: 8000 }).toBe(2);
      const [first = 0, second = 0] = (await seats()).map((label) => Number(/\d+/.exec(label)?.[0]));
      await sit(ann, first, 'Ann');
      await sit(bo, second, 'Bo');
      const start = ann.getByRole('button', { name: 'Start', exact: true });
      if (await start.isVisible()) await start.click();
      const over = new Set<number>();
      const played = () => updates.at(-1)?.hand?.number ?? 0;
      for (const until = Date.now() + 150_000; played() <= 20 && Date.now() < until;) {
        for (const page of [ann, bo]) await playOn(page);
        await ann.waitForTimeout(60);
      }
      expect(played()).toBeGreaterThan(20);
      // A bot without chips buys in again between hands; within each hand no chip comes or goes.
      const hands = new Map<number, Set<number>>();
      for (const { hand, people } of updates) {
        if (!hand || (hand.over && over.has(hand.number))) continue;
        if (hand.over) over.add(hand.number);
        hands.set(hand.number, (hands.get(hand.number) ?? new Set()).add(inAll(people, hand)));
      }
      expect(over.size).toBeGreaterThanOrEqual(20);
      for (const [number, sums] of hands) expect([number, ...sums]).toEqual([number, expect.any(Number)]);
      for (const { hand, you } of updates)
        for (const [name, cards] of Object.entries(hand && !hand.over && hand.awaits?.what === 'act' ? hand.cards : {}))
          if (name !== you.name) expect(cards.join('')).toMatch(/^\?*$/);
    }),
  );
}, 200_000);

const cardsOf = (page: Page) => page.locator('.own .hand .unseen').textContent();
const acting = async (ann: Page, bo: Page): Promise<[Page, Page]> => {
  await expect
    .poll(async () => (await ann.locator('#live-call').count()) + (await bo.locator('#live-call').count()))
    .toBe(1);
  return (await ann.locator('#live-call').count()) ? [ann, bo] : [bo, ann];
};

it('a reload mid-hand brings back seat, cards and turn', async () => {
  await duel(async (ann, bo) => {
    const [first] = await acting(ann, bo);
    const before = await cardsOf(first);
    expect(before).toMatch(/Your cards: .* of .*, .* of /);
    await first.reload();
    await expect.poll(() => cardsOf(first)).toBe(before);
    await first.locator('#live-call').click();
    await expectText(first, '.timeline li', /calls/);
  });
}, 60_000);

it('a click for the turn before does nothing and says so', async () => {
  await duel(async (ann, bo, table) => {
    const [first, other] = await acting(ann, bo);
    // A second window of the same visitor that hears nothing new.
    const late = await first.context().newPage();
    let deaf = false;
    await late.routeWebSocket(/\/api\/live$/, (page: WebSocketRoute) => {
      const server = page.connectToServer();
      page.onMessage((message) => server.send(message));
      server.onMessage((message) => {
        if (!deaf || !String(message).includes('"update"')) page.send(message);
      });
    });
    await late.goto(first.url().replace(/#.*/, `#table=${table}`));
    await late.locator('#live-raise').waitFor();
    deaf = true;
    await first.locator('#live-call').click();
    await other.locator('#live-call').waitFor();
    await late.locator('#live-raise').click();
    await expectText(late, '.ruling', /That was for the turn before\. Nothing was done\./);
    expect(await other.locator('.timeline .ruled').count()).toBe(1);
  });
}, 60_000);

it('the host goes back, and all see it', async () => {
  await duel(async (ann, bo) => {
    const [first, other] = await acting(ann, bo);
    await first.locator('#live-call').click();
    await other.locator('#live-call').waitFor();
    const cards = await cardsOf(bo);
    await ann.getByRole('button', { name: 'Host', exact: true }).click();
    await ann
      .getByRole('button', { name: /^Before this/ })
      .first()
      .click();
    await ann.keyboard.press('Escape');
    for (const page of [ann, bo]) await expectText(page, '.timeline h2', /gone back once/);
    await first.locator('#live-call').waitFor();
    expect(await other.locator('#live-call').count()).toBe(0);
    expect(await cardsOf(bo)).toBe(cards);
    await first.locator('#live-fold').click();
    for (const page of [ann, bo]) await expectText(page, '.ruling', /wins? \$2\./);
  });
}, 60_000);
