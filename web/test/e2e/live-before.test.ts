// Acts that are chosen before the turn, on the page: what is sent when it comes, what is cleared, and what is typed meanwhile.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { clean } from './axe';
import { expectText, withBrowser } from './browser';
import type { Staged } from './stage';
import { acts, after, at, mine, table, turn } from './staged';

withBrowser();

describe('before the turn', () => {
  it('a call is sent when the turn comes, for the very hand and input', async () => {
    await table(turn, async (page, staging) => {
      await expectText(page, '.actbar', /Cy is to act.*\$100 to call/);
      await page.getByRole('checkbox', { name: /^Call \$100/ }).click();
      await expect.poll(() => page.getByRole('checkbox', { name: /^Call/ }).getAttribute('aria-checked')).toBe('true');
      staging.tell(await at(mine));
      await expect.poll(() => acts(staging)).toEqual(['calls']);
      expect(staging.asked.at(-1)).toMatchObject({ hand: 42, input: 7 });
    });
  });

  it('a call is cleared by a raise, visibly, and says so', async () => {
    await table(turn, async (page, staging) => {
      await page.getByRole('checkbox', { name: /^Call/ }).click();
      staging.tell(await at(after(turn, 'Cy raises to 250')));
      await expectText(page, '.ruling', /The bet has changed: your call is cleared/);
      await expectText(page, '#live-urgent', /your call is cleared/);
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
      staging.tell(await at(after(turn, 'Cy raises to 250', 'Eli folds')));
      await page.locator('#live-fold').waitFor();
      expect(acts(staging)).toEqual([]);
    });
  });
});

describe('a raise before the turn', () => {
  const raise = (page: Page) => page.getByRole('checkbox', { name: /^Raise to/ });

  it('is sent as the very amount that was chosen', async () => {
    await table(turn, async (page, staging) => {
      await page.getByLabel('Amount to raise to when the turn comes').fill('288');
      await expectText(page, '.pre', /all in, cleared by a raise/);
      await page.getByLabel('Amount to raise to when the turn comes').fill('250');
      await raise(page).click();
      await expectText(page, '.pre', /adds \$250/);
      await expect.poll(() => raise(page).getAttribute('aria-checked')).toBe('true');
      staging.tell(await at(mine));
      await expect.poll(() => acts(staging)).toEqual(['raises to 250']);
    });
  });

  it('is dropped when its amount is typed anew, and when the bet changes', async () => {
    await table(turn, async (page, staging) => {
      await raise(page).click();
      await page.getByLabel('Amount to raise to when the turn comes').fill('260');
      await expect.poll(() => raise(page).getAttribute('aria-checked')).toBe('false');
      await raise(page).click();
      staging.tell(await at(after(turn, 'Cy raises to 200')));
      await expectText(page, '.ruling', /The bet has changed: your raise is cleared/);
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
      staging.tell(await at(after(turn, 'Cy raises to 200', 'Eli folds')));
      await page.locator('#live-fold').waitFor();
      expect(acts(staging)).toEqual([]);
    });
  });

  it('is of one size only where the structure is', async () => {
    // Cy, who is to act, has chips for a least raise alone.
    const short = { ...turn, scene: { ...turn.scene, starting_stacks: [410, 300, 500, 500, 200, 500, 288] } };
    await table(short, async (page) => {
      await page.getByLabel('Amount to raise to when the turn comes').fill('250');
      await raise(page).click();
      await expectText(page, '.pre', /adds \$250/);
    });
    const limit: Staged = {
      scene: {
        ...turn.scene,
        structure: 'FL',
        small_bet: 2,
        big_bet: 4,
        actions: ['Flo folds', 'Gus checks', 'Ann bets 4', 'Bo calls'],
      },
      seats: turn.seats,
      me: 'Dee',
      table: { structure: 'fixed_limit' },
    };
    await table(limit, async (page) => {
      await page.getByRole('checkbox', { name: /^Raise to \$8 adds \$8/ }).click();
      expect(await page.locator('.pre input').count()).toBe(0);
    });
  });

  it('keeps what was typed, and says why it can be no raise', async () => {
    await table(turn, async (page, staging) => {
      const field = page.getByLabel('Amount to raise to when the turn comes');
      for (const [typed, why] of [
        ['20', /The least is \$200\./],
        ['900', /All your chips make \$288\./],
        ['', /Write an amount\./],
      ] as const) {
        await field.fill(typed);
        await expectText(page, '.pre', why);
        await raise(page).click({ force: true });
        await expectText(page, '.ruling', why);
        expect(await field.inputValue()).toBe(typed);
        expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
        expect(await clean(page)).toEqual([]);
      }
      staging.tell(await at(mine));
      await page.locator('#live-fold').waitFor();
      expect(acts(staging)).toEqual([]);
    });
  });

  it('that is being typed as the turn comes is typed on, and fires nothing', async () => {
    await table(turn, async (page, staging) => {
      await page.getByLabel('Amount to raise to when the turn comes').fill('');
      await page.keyboard.type('2');
      staging.tell(await at(mine));
      await page.locator('#live-raise').waitFor();
      await page.keyboard.type('45');
      await expectText(page, '#live-raise', /Raise to \$245/);
      // The first Enter was meant for the field that has gone.
      await page.keyboard.press('Enter');
      await page.waitForTimeout(200);
      expect(acts(staging)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect.poll(() => acts(staging)).toEqual(['raises to 245']);
    });
  });

  it('that is being typed where the bet changes is begun anew, and no digit or letter acts', async () => {
    await table(turn, async (page, staging) => {
      await page.getByLabel('Amount to raise to when the turn comes').fill('');
      await page.keyboard.type('2');
      // No raise is left to Dee: nothing is there to type on in.
      staging.tell(await at(after(turn, 'Cy raises to 400', 'Eli folds')));
      await page.locator('#live-raise').waitFor();
      await page.keyboard.type('50fc');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(200);
      expect(acts(staging)).toEqual([]);
      await page.waitForTimeout(1100);
      await page.keyboard.press('f');
      await expect.poll(() => acts(staging)).toEqual(['folds']);
    });
  });

  it('and words to the table that are being written as the hand ends stay in their field', async () => {
    await table(turn, async (page, staging) => {
      await page.getByLabel('Say to the table').click();
      await page.keyboard.type('well pl');
      const over = await at({ ...mine, awaits: null, hand: { over: true, winners: [{ name: 'Cy', chips: 396 }] } });
      staging.tell(over);
      await expectText(page, '.ruling', /Cy wins/);
      await page.keyboard.type('ayed');
      expect(await page.getByLabel('Say to the table').inputValue()).toBe('well played');
      await page.keyboard.press('Enter');
      await expectText(page, '.ruling', /Words are for players in the hand/);
      expect(acts(staging)).toEqual([]);
    });
  });
});

describe('the boxes', () => {
  const free: Staged = { ...turn, scene: { ...turn.scene, actions: ['Flo checks', 'Gus checks'] } };
  const deep = { ...turn.scene, starting_stacks: [41000, 30000, 50000, 50000, 52000, 50000, 28800] };
  const states: [string, Staged][] = [
    ['free', free],
    ['facing a bet', turn],
    ['of large amounts', { ...turn, scene: { ...deep, actions: ['Flo checks', 'Gus checks', 'Ann bets 12500'] } }],
  ];
  it.each([1440, 1280, 1024, 960, 600, 360])('hold all of their words at %i px', async (width) => {
    await table(
      free,
      async (page, staging) => {
        for (const [name, state] of states) {
          staging.tell(await at(state));
          await page.waitForTimeout(200);
          const out = await page.locator('.actbar').evaluate((bar) => {
            const inner = (node: Element) => node.getBoundingClientRect();
            const beyond = (part: Element, whole: Element) =>
              inner(part).right > inner(whole).right + 0.5 ||
              inner(part).bottom > inner(whole).bottom + 0.5 ||
              part.scrollWidth > part.clientWidth + 1;
            const all = [...bar.querySelectorAll('.box')].flatMap((box) =>
              [...box.querySelectorAll('strong, small, input')].map((part) => [part, box] as const),
            );
            const rest = [...bar.querySelectorAll('.turn strong, .turn span, .box')].map(
              (part) => [part, bar] as const,
            );
            return [...all, ...rest].filter(([part, whole]) => beyond(part, whole)).map(([part]) => part.textContent);
          });
          expect([width, name, out]).toEqual([width, name, []]);
        }
      },
      { viewport: { width, height: 800 } },
    );
  });
});
