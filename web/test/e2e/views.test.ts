// Ask the floor, set up, the drill and the rulebook; phones; and every view by axe.
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { situations } from '../../src/floor/situations';
import { landing, type Scene } from '../../src/scene/scene';
import { desk, expectText, mouse, says, sizes, visit, withBrowser } from './browser';

withBrowser();

describe('ask the floor', () => {
  it('rules under all four books, follows the numbers, and shows it on the table', async () => {
    await visit('/#/ask', {}, async (page) => {
      await expect.poll(() => page.locator('article.card').count()).toBe(4);
      await expectText(page, '.cards', /40 goes back/);
      await expectText(page, '.verdict', /All four books rule alike/);
      await page.getByLabel('B puts out').fill('150');
      await expectText(page, '.cards', /200/);
      await page.getByLabel('B puts out').fill('');
      await expectText(page, '.verdict', /Every number is needed/);
      await page.getByLabel('B puts out').fill('149');
      await expectText(page, '.cards', /49 goes back/);
      await page.getByRole('button', { name: 'Show it on the table' }).click();
      await expectText(page, '.ruling', /49 goes back/);
      await expectText(page, '.felt .pill.back', /49 back/);
    });
  });

  it('has an answer for each kind', async () => {
    await visit('/#/ask', {}, async (page) => {
      for (const { id, title } of situations) {
        await page.goto(`${page.url().replace(/#.*/, '')}#/ask/${id}`);
        await expectText(page, '.form h2', new RegExp(title.slice(0, 12).replace(/[?“”]/g, '.')));
        await expect.poll(() => page.locator('article.card .text').count()).toBe(4);
        expect(await page.locator('.verdict').textContent()).toMatch(/rule alike|rule differently/);
      }
    });
  });

  it('names who differs', async () => {
    await visit('/#/ask/early-check', {}, async (page) => {
      await expectText(page, '.verdict', /Robert’s v11 and Home game rule differently from TDA 2026/);
      await expectText(page, 'article.differs', /may only call or fold/);
    });
  });
});

describe('set up', () => {
  it('shows the spot as it is typed, says what cannot be, and plays it', async () => {
    await visit('/#/setup', {}, async (page) => {
      await expectText(page, '.state', /A may check, bet 10 to 1,000, or fold/);
      await page.getByRole('button', { name: 'A player more' }).click();
      await page.getByLabel('Name of seat 4').fill('Dee');
      await page.getByLabel('Chips of Dee').fill('750');
      await page.getByLabel('Big blind').fill('20');
      await expectText(page, '.state', /bet 20 to/);
      await page.getByLabel('Chips of Dee').fill('lots');
      await expectText(page, '.state.wrong', /lots|starting_stacks/);
      expect(await page.getByRole('button', { name: 'Play it on the desk' }).isDisabled()).toBe(true);
      await page.getByLabel('Chips of Dee').fill('750');
      await page.getByLabel('Street').selectOption('preflop');
      await page.getByLabel('Straddle by').selectOption('C');
      await page.getByLabel('Straddle to').fill('40');
      await expectText(page, '.state', /Dee may call 40/);
      await page.getByRole('button', { name: 'Play it on the desk' }).click();
      await expectText(page, 'h1', /Your own spot/);
      await expectText(page, '[data-seat="Dee"]', /750/);
      await mouse.do(page, { act: 'fold' });
      await expectText(page, '[data-seat="Dee"]', /Folded/);
    });
  });

  it('knows fixed limit, and stud', async () => {
    await visit('/#/setup', {}, async (page) => {
      await page.getByLabel('Structure').selectOption('FL');
      await page.getByLabel('Small bet').fill('10');
      await page.getByLabel('Big bet').fill('20');
      await expectText(page, '.state', /bet 10, or fold/);
      await page.locator('.form select').first().selectOption('stud');
      await page.getByLabel('Bring-in').fill('5');
      await expectText(page, '.state', /may (call|bring)/);
      expect(await page.getByLabel('Board').count()).toBe(0);
    });
  });
});

describe('the drill', () => {
  it('asks, rules, keeps the score over a reload, and forgets it when told', async () => {
    await visit('/#/drill', {}, async (page) => {
      for (const round of [1, 2, 3]) {
        await expectText(page, '.gesture', /\S.*\./);
        await page
          .locator('.kinds label')
          .nth(round % 3)
          .click();
        const call = page.getByLabel('it is to call');
        if (await call.isEnabled()) await call.fill('30');
        await page.getByRole('button', { name: 'Rule', exact: true }).click();
        await expectText(page, '.result', /Right|Not so/);
        await expectText(page, '.answer .cites', /\d/);
        expect(await page.locator('.truth').count()).toBe(1);
        await expectText(page, '.score header', new RegExp(`of ${round} right`));
        await page.getByRole('button', { name: 'Next spot' }).click();
        await page.getByRole('button', { name: 'Rule', exact: true }).waitFor();
      }
      await page.reload();
      await expectText(page, '.score header', /of 3 right/);
      await page.getByRole('button', { name: 'Start over' }).click();
      await expectText(page, '.score header', /Nothing asked yet/);
    });
  });

  it('counts an answer as right only if both parts are', async () => {
    await visit('/#/drill', {}, async (page) => {
      // The page asks the engine what the drill asks the visitor: whatever the spot is, the answer is looked up there.
      const answers: { rulings: { act: string | null; verdict: string }[]; to_call: number }[] = [];
      page.on('response', async (response) => {
        if (response.url().endsWith('/api/rule'))
          answers.push(...((await response.json().catch(() => [])) as typeof answers));
      });
      await page.reload();
      await expectText(page, '.gesture', /\S.*\./);
      const lines = await page.locator('.lines li').count();
      await expect.poll(() => answers.some((one) => one.rulings.length === lines)).toBe(true);
      const report = answers.filter((one) => one.rulings.length === lines).at(-1)!;
      const last = report.rulings.at(-1)!;
      const kind = last.verdict === 'held' ? 'waits' : last.verdict === 'refused' ? 'refused' : (last.act ?? 'nothing');
      await page.locator(`input[name=kind][value=${kind}]`).check();
      const call = page.getByLabel('it is to call');
      if (await call.isEnabled()) await call.fill(String(report.to_call));
      await page.getByRole('button', { name: 'Rule', exact: true }).click();
      await expectText(page, '.result', /Right/);
    });
  });
});

describe('the rulebook', () => {
  it('tells each book’s answer, number and doubt, and opens its example on the desk', async () => {
    await visit('/#/rulebook/out_of_turn', {}, async (page) => {
      await expect.poll(() => page.locator('article.answer').count()).toBe(4);
      await expectText(page, 'article.answer.differs', /Robert’s/);
      await expectText(page, '.answers', /TDA 2026\s*55/);
      await expectText(page, '.answers', /In doubt/);
      await page.getByRole('button', { name: 'Open on the desk' }).click();
      await expectText(page, '.ruling .cites', /4\.\d+/);
    });
  });

  it('shows from hand to hand, under each book, what happens between hands', async () => {
    await visit('/#/rulebook/missed_blinds', {}, async (page) => {
      await expectText(page, '.between', /X sits out while both blinds go by/);
      await expectText(page, '.between article', /TDA 2026/);
      await expectText(page, '.between article', /WSOP 2023/);
      await expectText(page, '.between', /X returns and posts; then a hand/);
      await expectText(page, '.between', /10 \+ 5 dead/);
    });
  });

  it('finds a question, and only those where books differ', async () => {
    await visit('/#/rulebook', {}, async (page) => {
      await expect.poll(() => page.locator('.questions a').count()).toBeGreaterThan(50);
      const all = await page.locator('.questions a').count();
      await page.getByRole('switch', { name: 'Only where books differ' }).click();
      const odd = await page.locator('.questions a').count();
      expect(odd).toBeGreaterThan(10);
      expect(odd).toBeLessThan(all);
      await page.getByLabel('Find a question').fill('cap');
      await page.locator('.questions a').first().click();
      await expectText(page, 'h1', /raises|cap/i);
      await expectText(page, '.answers', /A bet and 4 raises/);
    });
  });

  it('is where the rules of a ruling lead', async () => {
    await visit('/', {}, async (page) => {
      await says(page, /C is all in/);
      await page.locator('.ruling .cites a').first().click();
      await expectText(page, 'h1', /Raising again/);
    });
  });
});

// A finger that takes something along, and lets it go over something else.
async function fling(page: Page, from: Locator, to: Locator): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const middle = async (of: Locator) => {
    const box = (await of.boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (let step = 1; step <= 8; step++) {
    const at = (of: 'x' | 'y') => start[of] + ((end[of] - start[of]) * step) / 8;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: at('x'), y: at('y') }] });
    if (step === 4) expect(await page.locator('.dragged').count()).toBe(1);
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.locator('.dragged').count()).toBe(0);
}

describe.each([
  ['phone', sizes.phone],
  ['small phone', sizes.small],
] as const)('on a %s', (_name, viewport) => {
  it('a hand is played by touch, and nothing is wider than the screen', async () => {
    await visit('/', { viewport, hasTouch: true, isMobile: true }, async (page) => {
      await says(page, /C is all in/);
      const fits = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await fits();
      const box = await page.locator('.ruling').boundingBox();
      await page.locator('#act-call').tap();
      await expectText(page, '.ruling .headline', /A calls 30/);
      expect(await page.locator('.ruling').boundingBox()).toEqual(box);
      await page.getByRole('button', { name: 'Whole card' }).tap();
      await expectText(page, 'dialog[open] .timeline', /A calls/);
      await page.getByRole('button', { name: 'Close', exact: true }).tap();
      await page.getByRole('button', { name: /^Push forward a chip of 25,/ }).tap();
      await fling(
        page,
        page.getByRole('button', { name: /^Push forward a chip of 5,/ }),
        page.locator('.felt').first(),
      );
      await expectText(page, '.zone', /30\s*forward/);
      await page.getByRole('button', { name: 'Release', exact: true }).tap();
      await expectText(page, '.felt', /Pot 450/);
      await page.getByRole('button', { name: 'Undo', exact: true }).tap();
      await expectText(page, '.ruling .headline', /A calls 30/);
      await page.getByRole('button', { name: 'Examples', exact: true }).tap();
      await page.getByRole('button', { name: /4\.24/ }).tap();
      await page.locator('.spots button').first().tap();
      await expectText(page, 'h1', /Acting out of turn/);
      await fits();
      for (const view of ['Ask the floor', 'Drill', 'Rulebook', 'Set up a spot']) {
        await page.getByRole('button', { name: 'Menu', exact: true }).tap();
        await page.getByRole('link', { name: view }).tap();
        await page.locator('h1').first().waitFor();
        await page.waitForTimeout(200);
        await fits();
      }
    });
  });
});

describe('axe finds nothing', () => {
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

  async function check(page: Page, where: string): Promise<void> {
    const found = await page.evaluate(async () => {
      const { violations } = await (
        window as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
        }
      ).axe.run();
      return violations.map(
        (one) =>
          `${one.id}: ${one.nodes
            .map((node) => `${node.html} ${node.failureSummary}`)
            .join(' | ')
            .slice(0, 600)}`,
      );
    });
    expect(found, where).toEqual([]);
  }

  const views = ['', '#/ask/early-check', '#/drill', '#/rulebook/out_of_turn', '#/setup'];
  it.each([
    ['light, desktop', { viewport: sizes.desktop, colorScheme: 'light' as const }],
    ['dark, desktop', { viewport: sizes.desktop, colorScheme: 'dark' as const }],
    ['light, phone', { viewport: sizes.phone, colorScheme: 'light' as const }],
    ['dark, tablet', { viewport: sizes.tablet, colorScheme: 'dark' as const }],
  ])('%s', { timeout: 120_000 }, async (where, options) => {
    await visit('/', { ...options, bypassCSP: true, reducedMotion: 'reduce' }, async (page) => {
      await page.addScriptTag({ path: axe });
      await says(page, /C is all in/);
      for (const view of views) {
        await page.evaluate((hash) => (location.hash = hash || '#/desk'), view);
        await page.locator('h1').first().waitFor();
        await page.waitForTimeout(350);
        await check(page, `${where} ${view}`);
      }
      await page.evaluate(() => (location.hash = '#/desk'));
      await page.getByRole('button', { name: 'Share' }).click();
      await check(page, `${where} share`);
    });
  });
});

it('keeps to a policy without inline script or style', async () => {
  await visit('/', {}, async (page) => {
    const policy = await page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy'));
    expect(policy).toMatch(/default-src '(none|self)'/);
    expect(policy).not.toMatch(/unsafe/);
    expect(
      await page
        .locator('[style]:not(svg *)')
        .evaluateAll((all) => all.filter((one) => one.closest('#app') === null).length),
    ).toBe(0);
  });
});

it('does not move for those who want no motion', async () => {
  await visit('/', { reducedMotion: 'reduce' }, async (page) => {
    await says(page, /C is all in/);
    const moving = await page.evaluate(
      () => document.getAnimations().filter((one) => Number(one.effect?.getTiming().duration) > 100).length,
    );
    expect(moving).toBe(0);
    const name = await page
      .locator('.felt .pile')
      .first()
      .evaluate((pile) => getComputedStyle(pile).animationName);
    expect(name).toBe('fade');
  });
});

describe('at 1280 x 800', () => {
  const laptop = { viewport: { width: 1280, height: 800 } };
  const named: Scene = {
    ...landing,
    players: ['Newcomer', 'Ann', 'Bo', 'Cleo'],
    starting_stacks: [1000, 1000, 130, 1000],
    actions: ['Newcomer bets 100', 'Ann calls', 'Bo is all in'],
  };
  const cut = (page: Page, of: string) =>
    page
      .locator(of)
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));

  it('the desk cuts nothing off, and no amount lies under a pod', async () => {
    for (const scene of [landing, named])
      await visit(desk(scene), laptop, async (page) => {
        await says(page, /all in/);
        expect(await cut(page, '.acts .label, .acts .note, .who, .gestures .soft, .spot p')).toEqual([]);
        const boxes = (of: string) =>
          page.locator(of).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
        const pods = await boxes('.seats .pod');
        const under = (await boxes('.bet .pill')).filter((one) =>
          pods.some(
            (pod) => one.left < pod.right && pod.left < one.right && one.top < pod.bottom && pod.top < one.bottom,
          ),
        );
        expect(under).toEqual([]);
      });
  });

  it('the examples are one stop, and arrows walk them', async () => {
    await visit('/', laptop, async (page) => {
      await says(page, /all in/);
      const at = () => page.evaluate(() => document.activeElement?.textContent ?? '');
      await page.getByLabel('Find a rule or a word').focus();
      await page.keyboard.press('Tab');
      expect(await at()).toMatch(/4\.11/);
      await page.keyboard.press('ArrowDown');
      expect(await at()).toMatch(/4\.12/);
      await page.keyboard.press('Enter');
      await expectText(page, 'h1', /Short all-ins add up/);
      await page.keyboard.press('End');
      await page.keyboard.press('Tab');
      expect(await at()).toMatch(/Set up your own spot/);
    });
  });
});

it.each([
  ['a phone on its side', { width: 844, height: 390 }],
  ['a laptop at twice the size', { width: 640, height: 400 }],
  ['the narrowest window', { width: 320, height: 640 }],
] as const)('on %s nothing is wider than the window, and the felt can be seen', async (_, viewport) => {
  await visit(desk(landing), { viewport }, async (page) => {
    await says(page, /all in/);
    for (const view of ['rulebook', 'ask', 'drill', 'setup', 'table', 'desk']) {
      await page.evaluate((hash) => (location.hash = hash), `#/${view}`);
      await page.locator('main h1').first().waitFor();
      await page.waitForTimeout(300);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([view, over]).toEqual([view, 0]);
    }
    // What lies on the felt's middle is the felt, and no dock over it.
    const felt = page.locator('.table').first();
    await felt.scrollIntoViewIfNeeded();
    const seen = await felt.evaluate((node) => {
      const box = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height * 0.4));
    });
    expect(seen).toBe(true);
  });
});
