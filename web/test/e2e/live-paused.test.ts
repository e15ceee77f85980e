// A table that the host has stopped, staged: everybody is told so where the turn is told, and nothing can be done until it goes on.
import { describe, expect, it } from 'vitest';
import { clean } from './axe';
import { expectText, sizes, withBrowser } from './browser';
import type { Staged } from './stage';
import { acts, at, mine, names, table, turn } from './staged';

withBrowser();

const stopped = (staged: Staged): Staged => ({ ...staged, table: { ...staged.table, playing: false } });

const over: Partial<Staged> = { awaits: null, hand: { over: true, winners: [{ name: 'Dee', chips: 396 }] } };

describe('a table that the host has stopped in a hand', () => {
  it.each([
    ['laptop', sizes.desktop],
    ['phone', sizes.small],
  ] as const)('says so on a %s, and no act can be pressed', async (_, viewport) => {
    await table(
      mine,
      async (page, staging) => {
        await page.locator('#live-call').waitFor();
        staging.tell({ ...(await at(stopped(mine))), rulings: [] });
        await expectText(page, '.ruling', /Paused by the host/);
        await expectText(page, '#live-call', /paused/);
        await expectText(page, '#live-says', /^Paused by the host\./);
        expect(await page.locator('.actbar').getAttribute('inert')).not.toBeNull();
        await page.keyboard.press('c');
        await page.keyboard.press('t');
        await expectText(page, '.ruling', /Paused by the host\. The game goes on when the host starts it/);
        expect(acts(staging)).toEqual([]);
        expect(await clean(page)).toEqual([]);
        staging.tell({ ...(await at(mine)), rulings: [] });
        await expect.poll(() => page.locator('.actbar').getAttribute('inert')).toBeNull();
        await expectText(page, '#live-urgent', /^Your turn\. \$100 to call\./);
        await expect.poll(() => page.locator('.ruling').textContent()).not.toMatch(/Paused/);
        await page.keyboard.press('c');
        await expect.poll(() => acts(staging)).toEqual(['calls']);
      },
      { viewport },
    );
  });

  it('is seen by who waits and by who watches, and goes on by the host', async () => {
    await table(stopped({ ...turn, host: true }), async (page, staging) => {
      await expectText(page, '.actbar', /Paused by the host\..*The game goes on when the host starts it\./s);
      await expectText(page, '.seats .flag.turn', /Paused/);
      await page.locator('.ruling').getByRole('button', { name: 'Go on' }).click();
      await expect.poll(() => staging.asked.at(-1)).toMatchObject({ do: 'start' });
      staging.tell(await at(stopped({ ...turn, me: null })));
      await expectText(page, '.actbar', /Paused by the host/);
      await expectText(page, '.ruling', /Paused by the host/);
      expect(await page.getByRole('button', { name: 'Go on' }).count()).toBe(0);
    });
  });

  it('sends nothing that was chosen before it was stopped', async () => {
    await table(turn, async (page, staging) => {
      await page.getByRole('checkbox', { name: /^Call \$100/ }).click();
      staging.tell(await at(stopped(mine)));
      await expectText(page, '.ruling', /Paused by the host/);
      await page.waitForTimeout(200);
      expect(acts(staging)).toEqual([]);
      staging.tell(await at(mine));
      await expect.poll(() => acts(staging)).toEqual(['calls']);
    });
  });
});

describe('a table without a hand to come', () => {
  it('says what is missing, before the first hand and after the last', async () => {
    const alone = {
      ...turn,
      people: turn.scene.players!.slice(0, 6).map((name, at) => ({ seat: at + 2, name, stack: 0 })),
    };
    await table(turn, async (page, staging) => {
      const told = await at(alone);
      staging.tell({ ...told, hand: null, rulings: [] });
      await expectText(page, '.ruling', /Waiting for another player\./);
      await expectText(page, '.actbar', /Waiting for another player\./);
      staging.tell({ ...told, people: told.people.map((one) => ({ ...one, stack: 300 })), hand: null, rulings: [] });
      await expectText(page, '.actbar', /The next hand is dealt soon/);
      staging.tell(await at({ ...alone, ...over }));
      await expectText(page, '.actbar', /Waiting for another player\./);
    });
  });

  it('waits for a person where only bots sit', async () => {
    const bots = {
      ...turn,
      me: null,
      people: names.map((name, at) => ({ seat: turn.seats[at] ?? 1, name, bot: 'rock' })),
    };
    await table(bots, async (page, staging) => {
      staging.tell({ ...(await at(bots)), hand: null, rulings: [] });
      await expectText(page, '.ruling', /Waiting for a player: bots do not play alone\./);
    });
  });
});
