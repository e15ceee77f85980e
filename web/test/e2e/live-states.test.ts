// Every state of a live table on the page, staged: what may be done in it, what is said of it, and that nothing is laid out anew.
import { inject, describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { clean } from './axe';
import type { Showdown } from '../../src/live/protocol';
import { card, expectText, sizes, visit, withBrowser } from './browser';
import { stage, type Staged } from './stage';
import { acts, after, at, mine, names, table, turn } from './staged';

withBrowser();

describe('in turn', () => {
  it('buttons send lines, with the amount as it is shown', async () => {
    await table(mine, async (page, staging) => {
      await expectText(page, '#live-call', /Call \$100/);
      await expectText(page, '#live-raise', /Raise to \$200.*adds \$200/);
      await page.getByRole('button', { name: /^Pot, / }).click();
      await expectText(page, '#live-raise', /All in.*to \$288/);
      await page.getByLabel('Amount to bet or raise to').fill('250');
      await expectText(page, '#live-raise', /Raise to \$250.*adds \$250/);
      await page.locator('#live-raise').click();
      await expect.poll(() => acts(staging)).toEqual(['raises to 250']);
    });
  });

  it('keys do the same; an all-in and a fold for nothing want a second press', async () => {
    await table(mine, async (page, staging) => {
      await page.locator('#live-fold').waitFor();
      await page.keyboard.press('a');
      await expectText(page, '.actbar', /All in, \$288: press A again/);
      await page.keyboard.press('r');
      await page.keyboard.press('ArrowUp');
      await expectText(page, '#live-raise', /Raise to \$201/);
      await page.keyboard.press('Enter');
      await expect.poll(() => acts(staging)).toEqual(['raises to 201']);
      const free = { ...turn, scene: { ...turn.scene, actions: names.slice(0, 6).map((name) => `${name} checks`) } };
      staging.tell(await at(free));
      await expectText(page, '#live-call', /Check/);
      await page.keyboard.press('f');
      await expectText(page, '#live-fold', /press F again/);
      expect(acts(staging)).toHaveLength(1);
      await page.keyboard.press('f');
      await expect.poll(() => acts(staging).at(-1)).toBe('folds');
    });
  });

  it('what was for the turn before is refused, says so and does nothing else', async () => {
    await table(mine, async (page, staging) => {
      staging.answers.act = () => ({ refused: 'That was for the turn before. Nothing was done.', stale: true });
      await page.locator('#live-call').click();
      await expectText(page, '.ruling', /Too late.*That was for the turn before\. Nothing was done\./s);
      await expectText(page, '#live-urgent', /Nothing was done/);
      expect(acts(staging)).toEqual(['calls']);
    });
  });

  it('says its turn to a screen reader at once, and rulings politely', async () => {
    await table(turn, async (page, staging) => {
      staging.tell(await at(mine));
      await expectText(page, '#live-urgent', /^Your turn\. \$100 to call\. You may raise to \$200 or more\.$/);
      const next = await at(after(mine, 'Dee calls'));
      staging.tell({ ...next, rulings: next.rulings.slice(-1) });
      await expectText(page, '#live-says', /^Stands\. Dee calls 100\. Rule 4\.1, TDA 52\./);
      await expectText(page, '#live-urgent', /^$/);
    });
  });

  it('says that the host has gone back, and nothing that was said of another turn or on the desk', async () => {
    await table(turn, async (page, staging) => {
      await expectText(page, '#live-says', /^Cy is to act\. \$100 to call\.$/);
      await page.evaluate(() => (location.hash = '#/desk'));
      await expectText(page, '#live', /may/);
      await page.evaluate(() => (location.hash = '#table=staged'));
      await expectText(page, '#live', /^$/);
      await expectText(page, '#live-says', /^Cy is to act/);
      const then = await at(mine);
      staging.tell({ ...then, rulings: [] });
      await expectText(page, '#live-urgent', /^Your turn/);
      await expectText(page, '#live-says', /^$/);
      const back = await at(turn);
      staging.tell({
        ...back,
        hand: { ...back.hand!, input: 9, undone: 1 },
        happened: [{ kind: 'posted', after: 0, name: 'Bo', what: 'big', chips: 2 }],
      });
      await expectText(page, '#live-says', /^The host has gone back in the hand\. Cy is to act\. \$100 to call\.$/);
      await expectText(page, '#live-urgent', /^$/);
      await page.evaluate(() => (location.hash = '#clock=staged'));
      await expectText(page, '.clock', /The blinds of this table/);
      expect(await page.locator('body').textContent()).not.toMatch(/is to act|may call/);
    });
  });

  it('what is typed arms nothing while it is no amount or more than the stack', async () => {
    await table(mine, async (page, staging) => {
      const field = page.getByLabel('Amount to bet or raise to');
      for (const [text, note, why] of [
        ['9999', /Raise.*more than your \$288/s, /That is more than your stack: the most is \$288\./],
        ['12abc', /Raise.*no amount/s, /Write an amount\./],
        ['', /Raise.*no amount/s, /Write an amount\./],
      ] as const) {
        await field.fill(text);
        await expectText(page, '#live-raise.barred', note);
        await expectText(page, '#sizer-wrong', why);
        expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual([text, 'true']);
        await field.press('Enter');
        await expectText(page, '.ruling', why);
      }
      expect(acts(staging)).toEqual([]);
      await field.fill('250');
      await expectText(page, '#live-raise:not(.barred)', /Raise to \$250/);
      await page.getByRole('button', { name: 'All in, $288' }).click();
      await expectText(page, '#live-raise', /All in.*to \$288/s);
      expect(await page.getByLabel('Amount', { exact: true }).getAttribute('aria-valuetext')).toBe('All in, $288');
      await page.locator('#live-raise').click();
      await expect.poll(() => acts(staging)).toEqual(['raises to 288']);
    });
  });

  it('a stack for one size alone is told as all in', async () => {
    const short = { ...turn.scene, starting_stacks: [410, 300, 500, 500, 520, 500, 150] };
    await table(after({ ...turn, scene: short }, 'Cy calls', 'Eli folds'), async (page) => {
      await expectText(page, '.sizer', /All in, to \$150: your stack allows no other size\./);
      await expectText(page, '#live-raise', /All in.*to \$150/s);
    });
  });

  it('after a word that binds there is only its amount to tell', async () => {
    await table(after(mine, 'Dee says "raise"'), async (page, staging) => {
      await expectText(page, '.turn', /You owe the amount of the raise\./);
      for (const id of ['fold', 'call']) {
        await expectText(page, `#live-${id}.barred`, /raise owed/);
        await page.locator(`#live-${id}`).click();
        await expectText(page, '.ruling', /The amount of the raise is owed first\./);
      }
      expect(acts(staging)).toEqual([]);
      await page.locator('#live-raise').click();
      await expect.poll(() => acts(staging)).toEqual(['raises to 200']);
    });
  });

  it('a raise that nobody could call says so', async () => {
    const short = { ...turn.scene, starting_stacks: [10, 10, 60, 60, 60, 60, 288] };
    const lines = ['Flo folds', 'Gus folds', 'Ann is all in', 'Bo folds', 'Cy folds', 'Eli is all in'];
    await table({ ...turn, scene: { ...short, actions: lines } }, async (page) => {
      await expectText(page, '#live-raise.barred', /Raise.*nobody can call it/s);
      await expectText(page, '.sizer', /You may not raise: no opponent has chips left to call a raise\./);
    });
  });

  it('words and chips go as one line', async () => {
    await table(mine, async (page, staging) => {
      await page.keyboard.press('/');
      await page.getByLabel('What you say').fill('raise');
      await page.getByRole('button', { name: /^Push forward a chip of 100,/ }).click();
      await page.getByRole('button', { name: /^Push forward a chip of 100,/ }).click();
      await page.getByRole('button', { name: 'Say and push' }).click();
      await expect.poll(() => acts(staging)).toEqual(['says "raise" and puts out 100 100']);
    });
  });
});

describe('a sheet begins where it is used', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const node = document.activeElement as HTMLInputElement | null;
      return node?.ariaLabel || node?.labels?.[0]?.textContent || node?.textContent || node?.tagName;
    });

  it('at the words, and after D at the chips', async () => {
    await table(mine, async (page, staging) => {
      await page.keyboard.press('/');
      await expect.poll(() => focused(page)).toBe('What you say');
      await page.keyboard.type('call');
      await page.keyboard.press('Enter');
      await expect.poll(() => acts(staging)).toEqual(['says "call"']);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.keyboard.press('d');
      await expect.poll(() => focused(page)).toMatch(/Push forward a chip of 1,/);
      await page.keyboard.press('Enter');
      await expectText(page, 'dialog .zone', /\$1 in one motion/);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Say or push' }).click();
      await expect.poll(() => focused(page)).toBe('What you say');
    });
  });

  it('at the name, or at the chips where the name is known', async () => {
    await table({ ...turn, me: null, table: { seats: 8 } }, async (page, staging) => {
      const open = () => page.getByRole('button', { name: 'Seat 8, empty: sit here' }).click();
      await open();
      await expect.poll(() => focused(page)).toBe('Your name');
      await page.keyboard.type('Hal');
      staging.answers.sit = () => ({ refused: 'Not now.' });
      await page.keyboard.press('Enter');
      await expectText(page, 'dialog', /Not now\./);
      await page.keyboard.press('Escape');
      await open();
      await expect.poll(() => focused(page)).toBe('Chips, $40 to $400');
    });
  });

  it('with no keyboard in the way of a finger, and Enter shuts nothing', async () => {
    const phone: BrowserContextOptions = { viewport: sizes.small, hasTouch: true, isMobile: true };
    const use = async (page: Page) => {
      await page.getByRole('button', { name: 'Say or push' }).click();
      await page.getByRole('dialog').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toMatch(/inside/);
      await page.keyboard.press('Enter');
      expect(await page.getByRole('dialog').isVisible()).toBe(true);
    };
    await table(mine, use, phone);
  });
});

describe('draws and stud', () => {
  it('cards to throw away are chosen on the felt', async () => {
    const draw: Staged = {
      scene: {
        game: 'triple-draw',
        structure: 'FL',
        players: ['Ann', 'Bo', 'Dee'],
        starting_stacks: [200, 200, 200],
        blinds: [1, 2],
        hole_cards: { Dee: '2h7c8sKdQd' },
        actions: ['Dee calls', 'Ann calls', 'Bo checks'],
      },
      seats: [2, 3, 1],
      me: 'Dee',
      table: { game: 'triple-draw', seats: 3 },
      hand: { awaits: { what: 'draw', who: 'Dee', cards: 5, ends_in_ms: 20000, of_ms: 30000 } },
    };
    await table(draw, async (page, staging) => {
      await page.getByRole('button', { name: 'Throw away the king of diamonds' }).click();
      await page.getByRole('button', { name: 'Throw away the queen of diamonds' }).click();
      await page.getByRole('button', { name: 'Throw away 2' }).click();
      await expect.poll(() => acts(staging)).toEqual(['discards KdQd']);
      await page.getByRole('button', { name: /^Stand pat/ }).click();
      await expect.poll(() => acts(staging).at(-1)).toBe('stands pat');
    });
  });
});

describe('around the table', () => {
  it('a lost connection keeps the last state, disables the acts and counts to the next try', async () => {
    await table(mine, async (page, staging) => {
      await staging.drop();
      await expectText(page, '.ruling', /Connection lost\. Your seat and chips are kept\. Trying again in 1 s\./);
      expect(await page.locator('.actbar').getAttribute('inert')).not.toBeNull();
      await expectText(page, '.own', /\$288/);
      await expect.poll(() => staging.asked.filter((one) => one.do === 'enter').length, { timeout: 6000 }).toBe(2);
      expect(staging.asked.at(-1)).toMatchObject({ do: 'enter', from: 7 });
      await expect.poll(() => page.locator('.actbar').getAttribute('inert')).toBeNull();
      expect(await page.locator('.timeline li').count()).toBe(6);
    });
  });

  it('a spectator picks an empty seat and sits down with name and chips', async () => {
    const empty = { ...turn, me: null, table: { seats: 8 } };
    await table(empty, async (page, staging) => {
      await expectText(page, '.actbar', /You are watching/);
      await page.getByRole('button', { name: 'Seat 8, empty: sit here' }).click();
      await page.getByLabel('Your name').fill('Hal');
      await page.getByLabel('Chips, $40 to $400').fill('150');
      await page.getByRole('button', { name: 'Sit down', exact: true }).click();
      await expect.poll(() => staging.asked.at(-1)).toMatchObject({ do: 'sit', seat: 8, name: 'Hal', chips: 150 });
    });
  });

  it('where only the invited sit, a seat offers itself to them and to the host alone', async () => {
    const closed = { ...turn, me: null, table: { seats: 8, invited_only: true } };
    const offers = (page: Page) => page.getByRole('button', { name: 'Seat 8, empty: sit here' }).count();
    await table(closed, async (page, staging) => {
      await expectText(page, '.actbar', /You are watching\..*Seats are for the invited\./s);
      await expectText(page, '.seats', /Seat 8$/);
      expect(await offers(page)).toBe(0);
      staging.tell(await at({ ...closed, host: true }));
      await expect.poll(() => offers(page)).toBe(1);
      staging.tell(await at(closed));
      await expect.poll(() => offers(page)).toBe(0);
      await page.evaluate(() => (location.hash = '#table=staged&invite=key'));
      await expect.poll(() => offers(page)).toBe(1);
    });
  });

  it('the host decides where the floor is asked, goes back, and moves chips', async () => {
    const lines = ['Flo folds', 'Gus checks', 'Ann bets 20', 'Bo raises to 80', 'Cy puts out 20'];
    const short = { ...turn, host: true, scene: { ...turn.scene, actions: lines } };
    await table(short, async (page, staging) => {
      const choice = card(page).locator('.choices button').first();
      await choice.click();
      await expect
        .poll(() => staging.asked.at(-1))
        .toMatchObject({ do: 'floor', hand: 42, choice: expect.any(String) });
      await page.getByRole('button', { name: 'Host' }).click();
      await page.getByRole('button', { name: 'Before this: Ann bets 20' }).click();
      await expect.poll(() => staging.asked.at(-1)).toMatchObject({ do: 'undo', hand: 42, input: 3 });
      await page.getByLabel('Chips to give Bo').fill('-50');
      await page.getByRole('listitem').filter({ hasText: 'Bo, ' }).getByRole('button', { name: 'Give' }).click();
      await expect.poll(() => staging.asked.at(-1)).toMatchObject({ do: 'give_chips', seat: 5, chips: -50 });
      const back = await at({ ...turn, host: true, scene: { ...turn.scene, actions: ['Flo folds', 'Gus checks'] } });
      staging.tell({ ...back, hand: { ...back.hand!, input: 9, undone: 1 } });
      await page.keyboard.press('Escape');
      await expectText(page, '.timeline h2', /gone back once/);
      expect(await page.locator('.timeline li').count()).toBe(2);
    });
  });

  it('the end of a hand names the winners and explains the pots', async () => {
    const over: Staged = {
      ...mine,
      awaits: null,
      hand: {
        over: true,
        winners: [{ name: 'Cy', chips: 396 }],
        shown: ['Cy'],
        cards: { Cy: ['Qs', 'Qd'], Dee: ['Jh', '9h'] },
      },
    };
    await table(over, async (page) => {
      await expectText(page, '.ruling', /Cy wins \$396/);
      await expectText(page, '.seats', /Wins \$396/);
      await expectText(page, '.actbar', /next hand is dealt soon/);
    });
  });

  it('a showdown is explained on the card, in the log and on the felt: side pots, odd chips, who shows first', async () => {
    const showdown: Showdown = {
      first: 'Cy',
      why: 'last_aggressor',
      cites: ['4.3', 'TDA-2026 18'],
      pots: [
        {
          amount: 301,
          eligible: ['Ann', 'Cy', 'Dee'],
          high: [
            { name: 'Cy', chips: 151, hand: 'two pair, aces and nines' },
            { name: 'Dee', chips: 150, hand: 'two pair, aces and nines' },
          ],
          low: [],
          odd: [{ to: ['Cy'], chips: 1, why: 'position', cites: ['4.10', 'TDA-2026 21'] }],
        },
        {
          amount: 90,
          eligible: ['Ann', 'Cy'],
          high: [{ name: 'Cy', chips: 90, hand: 'two pair, aces and nines' }],
          low: [],
          odd: [],
        },
      ],
    };
    const winners = [
      { name: 'Cy', chips: 241 },
      { name: 'Dee', chips: 150 },
    ];
    await table({ ...mine, awaits: null, hand: { over: true, winners, showdown } }, async (page) => {
      for (const place of ['.ruling .reason', '.timeline']) {
        await expectText(page, place, /Cy shows first: the last to bet or raise/);
        await expectText(
          page,
          place,
          /Main \$301, of Ann, Cy, and Dee: Cy \$151 and Dee \$150, showing two pair, aces and nines\./,
        );
        await expectText(page, place, /The odd \$1 is Cy’s: the first winner left of the button\..*TDA 2026 21/s);
        await expectText(page, place, /Side \$90, of Ann and Cy: Cy wins it, showing two pair, aces and nines\./);
      }
      await expectText(page, '.pots', /Main \$301 · Cy and Dee.*Side \$90 · Cy/s);
      const rule = page.locator('.timeline').getByRole('link', { name: /TDA 2026 21/ });
      expect(await rule.getAttribute('href')).toMatch(/odd_chip/);
      expect(await clean(page)).toEqual([]);
    });
  });

  it('hands that were played are listed to the first, as many as the table tells at once', async () => {
    await table({ ...turn, number: 121 }, async (page, staging) => {
      const told = (from: number) =>
        Array.from({ length: Math.min(50, from) }, (_, index) => ({
          number: from - index,
          undone: 0,
          winners: [{ name: 'Ann', chips: 3 }],
        }));
      staging.answers.hands = ({ before }) => ({ done: true, hands: told(before ? Number(before) - 1 : 120) });
      await page.getByRole('button', { name: 'Hands', exact: true }).click();
      const rows = page.getByRole('dialog').getByRole('listitem');
      await expect.poll(() => rows.count()).toBe(50);
      for (const [count, first] of [
        [100, 'Hand 70'],
        [120, 'Hand 20'],
      ] as const) {
        await page.getByRole('button', { name: 'Older hands' }).click();
        await expect.poll(() => rows.count()).toBe(count);
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(first);
      }
      expect(await page.getByRole('button', { name: 'Older hands' }).count()).toBe(0);
      const asked = staging.asked.filter((one) => one.do === 'hands');
      expect(asked.map((one) => one.before)).toEqual([undefined, 71, 21]);
      staging.answers.hands = () => ({ refused: 'The table is closed.' });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Hands', exact: true }).click();
      await expectText(page, 'dialog [role="alert"]', /The table is closed/);
    });
  });

  it('the code for phones is there only where a phone can open the link, and may fail to come', async () => {
    await table(mine, async (page) => {
      const open = () => page.getByRole('button', { name: 'Invite', exact: true }).click();
      await page.route('**/api/addresses', (route) => route.fulfill({ json: { addresses: [] } }));
      await open();
      await expectText(page, 'dialog', /Only this machine can open it\. Start the server with --lan/);
      expect(await page.locator('dialog svg[role="img"]').count()).toBe(0);
      expect(await clean(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.unroute('**/api/addresses');
      await page.route('**/api/addresses', (route) => route.fulfill({ json: { addresses: ['192.168.0.5'] } }));
      await page.route('**/assets/*', (route) => route.abort());
      await open();
      await expectText(page, 'dialog', /The code did not come\. Copy the link instead\./);
    });
  });

  it('a held table says why, and a table that is not there leads to the others', async () => {
    await table({ ...turn, table: { held: 'The journal and the table differ.' } }, async (page) => {
      await expectText(page, '.ruling', /The table is held.*differ/s);
    });
    await visit('/favicon.svg', {}, async (page) => {
      const staging = await stage(page, await at(turn));
      staging.answers.enter = () => ({ refused: 'There is no such table.' });
      await page.goto(`${inject('url')}/#table=gone`);
      await expectText(page, '[role="alert"]', /There is no such table/);
      await page.getByRole('link', { name: 'To the tables' }).click();
      await page.getByRole('button', { name: 'Play against bots' }).waitFor();
    });
  });

  it('and its level clock follow each other in one window', async () => {
    const level = { number: 2, left_ms: 512_000, next: { blinds: [2, 4], ante: 1 } };
    await table({ ...after(mine, 'Dee calls'), me: null, table: { level } }, async (page, staging) => {
      const warned: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
      await expectText(page, '.ruling', /Dee calls/);
      for (const [hash, place, words] of [
        ['#clock=staged', '.clock', /Level 2/],
        ['#table=staged', '.ruling', /Dee calls/],
        ['#clock=other', '.clock', /Level 2/],
        ['#table=staged', '.ruling', /Dee calls/],
        ['#/desk', '.bar', /Undo/],
        ['#table=staged', '.ruling', /Dee calls/],
        ['#/table', 'h1', /Play a hand/],
      ] as const) {
        await page.evaluate((to) => (location.hash = to), hash);
        await expectText(page, place, words);
      }
      expect(staging.asked.map((one) => one.table)).toEqual(['staged', 'other', 'staged', 'staged']);
      expect(warned).toEqual([]);
    });
  });

  it('the level clock fills a screen', async () => {
    const level = { number: 2, left_ms: 512_000, next: { blinds: [2, 4], ante: 1 } };
    await visit('/favicon.svg', {}, async (page) => {
      await stage(page, await at({ ...turn, table: { level } }));
      await page.goto(`${inject('url')}/#clock=staged`);
      await expectText(page, '.clock', /Level 2.*8:3\d.*\$1 \/ \$2.*Next: \$2 \/ \$4, ante \$1.*7 players left/s);
      const height = await page.locator('.left').evaluate((node) => node.getBoundingClientRect().height);
      expect(height).toBeGreaterThan(300);
      expect(await clean(page)).toEqual([]);
    });
  });
});

it('nothing moves but chips when turns and rulings come and go', async () => {
  await table(turn, async (page, staging) => {
    await page.evaluate(() => {
      const seen = ((window as unknown as { shifts: number[] }).shifts = [] as number[]);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: false });
    });
    const boxes = async () =>
      JSON.stringify(
        await Promise.all(
          ['.ruling', '.timeline', '.actbar', '.oval'].map((one) => page.locator(one).first().boundingBox()),
        ),
      );
    const before = await boxes();
    staging.tell(await at(mine));
    await page.locator('#live-call').waitFor();
    expect(await boxes()).toBe(before);
    staging.answers.act = () => ({ refused: 'That was for the turn before. Nothing was done.', stale: true });
    await page.locator('#live-call').click();
    await expectText(page, '.ruling', /Nothing was done/);
    staging.tell(await at(after(mine, 'Dee calls')));
    await expectText(page, '.ruling', /Dee calls/);
    expect(await boxes()).toBe(before);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
  });
});

describe('axe finds nothing', () => {
  const states: [string, Staged][] = [
    ['before the turn', turn],
    ['in turn', { ...mine, people: [{ seat: 3, name: 'Gus', here: false }] }],
    ['watching', { ...turn, me: null, table: { seats: 9 } }],
    ['over', { ...mine, host: true, awaits: null, hand: { over: true, winners: [{ name: 'Cy', chips: 396 }] } }],
  ];
  const looks: [string, BrowserContextOptions][] = [
    ['laptop', { viewport: sizes.desktop }],
    ['small laptop, dark', { viewport: sizes.laptop, colorScheme: 'dark' }],
    ['tablet', { viewport: sizes.tablet }],
    ['phone, dark', { viewport: sizes.phone, colorScheme: 'dark', hasTouch: true }],
    ['small phone', { viewport: sizes.small, hasTouch: true }],
  ];
  it.each(looks)('on a %s, and nothing is wider than the window', async (_, options) => {
    await table(
      turn,
      async (page, staging) => {
        for (const [name, state] of states) {
          staging.tell(await at(state));
          await page.waitForTimeout(300);
          expect([name, await clean(page)]).toEqual([name, []]);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect([name, wide]).toEqual([name, 0]);
        }
      },
      options,
    );
  });
  it('in the sheets', async () => {
    await table({ ...mine, host: true, table: { seats: 8 } }, async (page) => {
      for (const [button, title] of [
        ['Invite', 'Invite'],
        ['Seat', 'Your seat'],
        ['Host', 'Host'],
        ['Say or push', 'Say or push'],
        ['Hands', 'Hands played'],
      ] as const) {
        await page.getByRole('button', { name: button, exact: true }).click();
        await page.getByRole('dialog', { name: new RegExp(title) }).waitFor();
        expect([title, await clean(page)]).toEqual([title, []]);
        await page.keyboard.press('Escape');
      }
    });
  });
  it('in the sheets of a phone, where each is reached, whole and no wider than the window', async () => {
    const phone: BrowserContextOptions = { viewport: sizes.small, hasTouch: true, isMobile: true };
    const use = async (page: Page) => {
      for (const title of ['Invite', 'Host', 'Hands played']) {
        await page.getByRole('button', { name: 'Table and seat' }).click();
        await page.getByRole('button', { name: title, exact: true }).click();
        const sheet = page.getByRole('dialog', { name: title });
        await sheet.waitFor();
        await page.waitForTimeout(300);
        expect([title, await sheet.isVisible()]).toEqual([title, true]);
        expect([title, await sheet.evaluate((node) => node.scrollWidth - node.clientWidth)]).toEqual([title, 0]);
        expect([title, await clean(page)]).toEqual([title, []]);
        await page.keyboard.press('Escape');
      }
    };
    await table({ ...mine, host: true, table: { seats: 8 } }, use, phone);
  });
});
