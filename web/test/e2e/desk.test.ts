// The desk: a newcomer's first minute, undo and redo, links, files, the clock, the floor, and that nothing moves but chips.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { decode } from '../../src/scene/link';
import { card, desk, expectText, heard, keyboard, mouse, says, sizes, visit, withBrowser } from './browser';

withBrowser();

const spot = {
  players: ['A', 'B', 'C'],
  starting_stacks: [500, 500, 500],
  blinds: [1, 2],
  street: 'flop',
  pot: 6,
  actions: [],
};

async function boxes(page: Page): Promise<string> {
  const all = await Promise.all(
    ['.ruling', '.books', '.timeline', '.dock', '.acts', '.felt'].map((one) => page.locator(one).first().boundingBox()),
  );
  return JSON.stringify(all);
}

describe('a newcomer’s first minute', () => {
  it('lands on the spot of 4.11, ruled and ready', async () => {
    await visit('/', {}, async (page) => {
      await says(page, /C is all in for 130, 30 more and short of a full raise of 100/);
      expect(await page.locator('h1').textContent()).toContain('A short all-in');
      await expectText(page, '#act-call', /Call 30/);
      await expectText(page, '.act.raise', /Raise.*not reopened/);
      await expectText(page, '.books', /All four books agree/);
      await expectText(page, '[data-seat="C"]', /All in/);
      expect(await page.locator('.timeline li').count()).toBe(3);
      expect(await page.title()).toBe('The desk · Floorman');
    });
  });

  it('tries what is not allowed and hears why, with the rule; undoes it, and goes on', async () => {
    await visit('/', {}, async (page) => {
      await says(page, /C is all in/);
      await mouse.do(page, { act: 'all_in' });
      await expectText(page, '.ruling .tag', /Refused/);
      await expectText(page, '.ruling .cites', /4\.11.*49/);
      await expectText(page, '#live', /^Refused\. .*Rule 4\.11, TDA 49\. A may call 30 or fold\.$/);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await says(page, /C is all in/);
      await expectText(page, '#live', /^Undone: A is all in\./);
      expect(await page.locator('.timeline li.undone').count()).toBe(1);
      await mouse.do(page, { act: 'call' });
      await expectText(page, '.ruling .headline', /A calls 30/);
      expect(await page.locator('.timeline li.undone').count()).toBe(0);
      await mouse.do(page, { act: 'call' });
      await expectText(page, '.felt', /Pot 450/);
    });
  });
});

it('nothing moves but chips when rulings arrive', async () => {
  await visit('/', {}, async (page) => {
    await says(page, /C is all in/);
    await page.evaluate(() => {
      const seen = ((window as unknown as { shifts: number[] }).shifts = [] as number[]);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const before = await boxes(page);
    await mouse.do(page, { act: 'all_in' });
    expect(await boxes(page)).toBe(before);
    await mouse.do(page, { say: 'I raise, no wait, I call' });
    await mouse.do(page, { act: 'fold', by: 'B' });
    expect(await boxes(page)).toBe(before);
    await page.getByRole('button', { name: 'Floor', exact: true }).click();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
  });
});

it.each([
  ['a laptop', { width: 1280, height: 800 }],
  ['a desktop', sizes.desktop],
  ['a tablet', sizes.tablet],
])('the ruling’s last line is whole under a headline of three lines, on %s', async (_where, viewport) => {
  const long = { ...spot, starting_stacks: [500, 500, 520], actions: ['A bets 100', 'B puts out 100 25 5 5 5'] };
  await visit(desk(long), { viewport }, async (page) => {
    await expectText(page, '.ruling .headline', /less than half a raise/);
    await expectText(page, '.ruling .next', /C may call 100/);
    const cut = await card(page).evaluate((ruling) => {
      const bottom = (of: Element) => of.getBoundingClientRect().bottom;
      return [bottom(ruling.querySelector('.next')!) - bottom(ruling), ruling.scrollHeight - ruling.clientHeight];
    });
    expect(cut[0]).toBeLessThan(0);
    expect(cut[1]).toBeLessThanOrEqual(0);
    const more = card(page).getByRole('button', { name: 'More', exact: true });
    if (await more.count()) {
      await more.click();
      expect(await card(page).getByRole('button', { name: 'Less', exact: true }).count()).toBe(1);
    }
  });
});

it.each([sizes.small, { width: 360, height: 740 }, sizes.phone])(
  'a phone of $width by $height shows chips, the whole ruling and the acts at once',
  async (viewport) => {
    await visit('/', { viewport, hasTouch: true, isMobile: true }, async (page) => {
      await says(page, /C is all in/);
      expect(await page.locator('.felt .bet .pile svg').count()).toBeGreaterThan(2);
      const box = async (of: string) => (await page.locator(of).first().boundingBox())!;
      const [ruling, rules, dock] = [await box('.ruling'), await box('.ruling .rules'), await box('.dock')];
      expect(rules.y + rules.height).toBeLessThanOrEqual(ruling.y + ruling.height);
      expect(ruling.y + ruling.height).toBeLessThanOrEqual(dock.y + 1);
      expect(dock.y + dock.height).toBeLessThanOrEqual(viewport.height + 1);
      // Amounts lie clear of the board.
      const board = await box('.felt .board');
      for (const pill of await page.locator('.felt .bet .pill').all()) {
        const at = (await pill.boundingBox())!;
        const over = at.y + at.height <= board.y + 1 || at.y >= board.y + board.height - 1;
        const beside = at.x + at.width <= board.x || at.x >= board.x + board.width;
        expect(over || beside).toBe(true);
      }
    });
  },
);

describe('undo and redo', () => {
  it('go to any point of the timeline, by buttons and keys', async () => {
    await visit('/', {}, async (page) => {
      await says(page, /C is all in/);
      await page.locator('.timeline li').first().getByRole('button').click();
      await expectText(page, '.ruling .headline', /A bets 100/);
      expect(await page.locator('.timeline li.undone').count()).toBe(2);
      expect(await page.locator('[aria-current="step"]').textContent()).toContain('A bets 100');
      await page.keyboard.press('Shift+Z');
      await expectText(page, '.ruling .headline', /B calls 100/);
      await page.getByRole('button', { name: 'Redo', exact: true }).click();
      await expectText(page, '.ruling .headline', /C is all in/);
      for (const _ of [1, 2, 3]) await page.keyboard.press('z');
      await says(page, 'Ready');
      expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);
      await mouse.do(page, { act: 'call' });
      await expectText(page, '.ruling .headline', /A checks/);
      expect(await page.locator('.timeline li').count()).toBe(1);
    });
  });
});

describe('chips', () => {
  it('are pushed, taken back one by one, pulled back with a ruling, and dragged', async () => {
    await visit(desk({ ...spot, rulebook: 'wsop' }), {}, async (page) => {
      await says(page, 'Ready');
      const chip = page.getByRole('button', { name: /^Push forward a chip of 25,/ });
      await chip.click();
      await chip.click();
      await expectText(page, '.zone', /50\s*forward/);
      await page.getByRole('button', { name: /^Take a chip of 25 back/ }).click();
      await expectText(page, '.zone', /25\s*forward/);
      await page.getByRole('button', { name: 'Pull back', exact: true }).click();
      await expectText(page, '.timeline', /A moves 25 forward.*A pulls back/);
      await expectText(page, '.ruling .cites', /4\.28/);
      await chip.dragTo(page.getByRole('group', { name: 'Chips forward' }));
      await expectText(page, '.zone', /25\s*forward/);
      // What is let go beside the felt stays in the rack.
      await chip.dragTo(page.locator('.ruling'));
      await expectText(page, '.zone', /^\s*\S*\s*25\s*forward/);
      expect(await page.locator('.dragged').count()).toBe(0);
      await page.getByRole('button', { name: 'Release', exact: true }).click();
      await expectText(page, '.ruling .headline', /bet.* 25/i);
      await expectText(page, '[data-seat="A"]', /475/);
    });
  });

  it('never go past the stack', async () => {
    await visit(desk({ ...spot, starting_stacks: [30, 500, 500] }), {}, async (page) => {
      await says(page, 'Ready');
      await page.getByRole('button', { name: /^Push forward a chip of 25,/ }).click();
      expect(
        await page.getByRole('button', { name: /^Push forward a chip of 25,/ }).getAttribute('aria-disabled'),
      ).toBe('true');
      await page.getByRole('button', { name: /^Push forward a chip of 25,/ }).click({ force: true });
      await expectText(page, '.zone', /^\s*\S*\s*25\s*forward/);
    });
  });
});

describe('a part of the pot', () => {
  const facing = { ...spot, pot: 60, actions: ['A bets 30'] };
  it.each([
    // In the pot once B has called: 60 and 30 and 30.
    ['1', /Raise to 70/],
    ['2', /Raise to 90/],
    ['3', /Raise to 120/],
    ['4', /Raise to 150/],
  ])('is one key: %s, and Enter', async (key, label) => {
    await visit(desk(facing), {}, async (page) => {
      await says(page, /A bets 30/);
      await page.locator('#main').focus();
      await page.keyboard.press(key);
      await expectText(page, '#act-raise', label);
      await page.keyboard.press('Enter');
      await expectText(page, '.ruling .headline', new RegExp(`B raises to ${/\d+/.exec(String(label))![0]}`));
    });
  });
  it('stays within what is allowed, and is no letter in the field of the amount', async () => {
    await visit(desk({ ...facing, starting_stacks: [500, 100, 500] }), {}, async (page) => {
      await says(page, /A bets 30/);
      await page.locator('#main').focus();
      await page.keyboard.press('4');
      await expectText(page, '#act-raise', /Raise to 100/);
      await page.keyboard.press('r');
      await page.keyboard.type('64');
      await page.keyboard.press('PageUp');
      await expectText(page, '#act-raise', /Raise to 94/);
      await page.keyboard.press('?');
      await page.locator('#main').focus();
      await page.keyboard.press('?');
      await expectText(page, 'dialog[open] .keys', /1 to 4.*of the pot/);
    });
  });
  it.each([
    ['desktop', sizes.desktop],
    ['phone', sizes.phone],
  ] as const)('is none while what is typed is none, on a %s', async (_, viewport) => {
    await visit(desk(facing), { viewport }, async (page) => {
      await expectText(page, '#act-raise', /Raise to 60/);
      const lines = await page.locator('.timeline li, [aria-current="step"]').count();
      const field = page.getByLabel('Amount to bet or raise to');
      for (const text of ['12abc', '1,5', '']) {
        await field.fill(text);
        await expectText(page, '#act-raise', /^Raise.*no amount/s);
        await field.press('Enter');
        await expectText(page, '#live', /Write an amount\./);
        await page.locator('#act-raise').click();
        expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual([text, 'true']);
      }
      expect(await page.locator('.timeline li, [aria-current="step"]').count()).toBe(lines);
      await field.fill('$1,00');
      await expectText(page, '#act-raise', /no amount/);
      await field.fill('72.5');
      await expectText(page, '#act-raise', /Raise to 72\.5/);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expectText(page, '#act-raise', /Raise to 7[3-9]/);
    });
  });
});

describe('money', () => {
  it('stands before every amount, the engine’s and the page’s, once it is set', async () => {
    await visit('/#/setup', {}, async (page) => {
      await expectText(page, '.state', /bet 10 to 1,000/);
      await page.getByLabel('Money').selectOption('$');
      await expectText(page, '.state', /bet \$10 to \$1,000/);
      await page.getByRole('button', { name: 'Play it on the desk' }).click();
      await expectText(page, '.spot', /\$5\/\$10/);
      await mouse.do(page, { raise: 100 });
      await expectText(page, '.ruling .headline', /A bets \$100\./);
      await expectText(page, '#act-call', /Call \$100/);
      await expectText(page, '.felt', /Pot \$60/);
      await expect.poll(() => decode(page.url().replace(/.*#\/desk\//, ''))?.currency_symbol).toBe('$');
      await page.reload();
      await expectText(page, '.ruling .headline', /A bets \$100\./);
    });
  });
  it('comes with a spot that says so', async () => {
    await visit(desk({ ...spot, currency_symbol: '€', actions: ['A bets 40'] }), {}, async (page) => {
      await expectText(page, '.ruling .headline', /A bets €40\./);
      await expectText(page, '#act-call', /Call €40/);
    });
  });
});

describe('gestures, words, dealer and floor', () => {
  it('are lines like any other', async () => {
    await visit(desk({ ...spot, rulebook: 'tda' }), {}, async (page) => {
      await says(page, 'Ready');
      await page.getByRole('button', { name: 'Tap', exact: true }).click();
      await expectText(page, '.ruling .headline', /A.*check/i);
      await mouse.do(page, { say: 'bet twenty', by: 'B' });
      await page.getByRole('button', { name: 'Count?' }).click();
      await expectText(page, '.timeline', /asks for a count/);
      await page.getByRole('button', { name: 'Dealer', exact: true }).click();
      await page.getByLabel('Count of the bet').fill('30');
      await page.getByRole('button', { name: 'Say the count' }).click();
      await expectText(page, '.timeline', /dealer says "30"/);
    });
  });

  it('the floor’s choices are buttons on the card', async () => {
    const lines = ['A bets 100', 'B raises to 300', 'C puts out 100 25 25'];
    await visit(
      desk({ ...spot, starting_stacks: [500, 500, 500, 500], players: ['A', 'B', 'C', 'D'], actions: lines }),
      {},
      async (page) => {
        await expectText(page, '.ruling .tag', /Floor/);
        const choices = card(page).locator('.choices button');
        expect(await choices.allTextContents()).toEqual(['Full call', 'Fold, chips stay']);
        expect(await choices.first().getAttribute('aria-pressed')).toBe('true');
        await choices.last().click();
        await expectText(page, '.timeline', /floor rules fold_forfeit/);
        await expectText(page, '[data-seat="C"]', /Folded/);
      },
    );
  });

  it('time passes only when somebody waits, and the clock runs out', async () => {
    await visit(desk({ ...spot, actions: ['A bets 100'] }), {}, async (page) => {
      await says(page, /A bets 100/);
      await page.getByRole('button', { name: 'Time and the clock' }).click();
      await page.getByRole('button', { name: 'The floor puts the clock on B' }).click();
      await expectText(page, '.flag.clock', /Clock 0:30/);
      await page.keyboard.press('k');
      await page.getByRole('button', { name: '10 s', exact: true }).click();
      await expectText(page, '.flag.clock', /Clock 0:20/);
      await page.keyboard.press('k');
      await page.getByRole('button', { name: 'Until time is out' }).click();
      await expectText(page, '.ruling .headline', /Time is out/);
      await expectText(page, '[data-seat="B"]', /Folded/);
    });
  });
});

describe('the books', () => {
  const early = { ...spot, players: ['Ann', 'Bo', 'Cy'], actions: ['Cy says "check"', 'Ann bets 10', 'Bo folds'] };
  it('that differ come first and say how; a row chosen rules', async () => {
    await visit(desk(early), {}, async (page) => {
      await expectText(page, '.books .head', /Two books differ/);
      const first = page.locator('.books li button').first();
      expect(await first.textContent()).toMatch(/Robert’s.*Cy may only call or fold/);
      await expectText(page, '#act-raise', /Raise to 20/);
      await first.click();
      await expectText(page, '.act.raise', /call or fold/);
      await expectText(page, '#live', /Robert’s v11/);
      expect(await page.locator('select').inputValue()).toBe('roberts-11');
      await page.getByRole('switch', { name: 'Compare' }).click();
      expect(await page.locator('.books li').count()).toBe(1);
    });
  });
});

describe('sharing', () => {
  it('puts the scene in the address, and a link opens it elsewhere', async () => {
    let link = '';
    await visit('/', {}, async (page) => {
      await says(page, /C is all in/);
      await mouse.do(page, { act: 'fold' });
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      link = await page.locator('#share-link').inputValue();
      await expect.poll(() => page.url()).toBe(link);
    });
    const fragment = link.slice(link.indexOf('#'));
    expect(decode(fragment.replace('#/desk/', ''))?.actions).toEqual([
      'A bets 100',
      'B calls',
      'C is all in',
      'A folds',
    ]);
    await visit(`/${fragment}`, {}, async (page) => {
      await expectText(page, '.ruling .headline', /A folds/);
      expect(await page.locator('.timeline li').count()).toBe(4);
    });
  });

  it('copies the link', async () => {
    await visit('/', { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await says(page, /C is all in/);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expectText(page, '.said', /copied/);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#/desk/');
    });
  });

  it('saves a file that opens again as the same spot', async () => {
    await visit('/', {}, async (page) => {
      await says(page, /C is all in/);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save .scene.toml' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('a-short-all-in.scene.toml');
      const text = readFileSync(await file.path(), 'utf8');
      expect(text).toContain('starting_stacks = [1000, 1000, 130]');
      await page.keyboard.press('Escape');
      for (const _ of [1, 2]) await page.keyboard.press('z');
      await expectText(page, '.ruling .headline', /A bets/);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'mine.scene.toml', mimeType: 'application/toml', buffer: Buffer.from(text) });
      await expectText(page, '.ruling .headline', /C is all in/);
      expect(await page.locator('h1').textContent()).toContain('mine');
    });
  });

  it('saves a hand as PHH, and says why a spot is none', async () => {
    const preflop = {
      players: ['A', 'B'],
      starting_stacks: [200, 200],
      blinds: [1, 2],
      actions: ['B raises to 6', 'A folds'],
    };
    await visit(desk(preflop), {}, async (page) => {
      await says(page, /A folds/);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save .phh' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.phh$/);
      const text = readFileSync(await file.path(), 'utf8');
      expect(text).toContain('variant = ');
      expect(text).toContain('p2 cbr 6');
    });
    await visit('/', {}, async (page) => {
      await says(page, /C is all in/);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('button', { name: 'Save .phh' }).click();
      await expectText(page, '[role=alert]', /not written as PHH/);
    });
  });

  it('says what is wrong with a file or a link', async () => {
    await visit('/', {}, async (page) => {
      await says(page, /C is all in/);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'bad.toml', mimeType: 'application/toml', buffer: Buffer.from('players = [') });
      await page.getByRole('alert').waitFor();
    });
    await visit('/#/desk/abc', {}, async (page) => {
      await says(page, /lost a part/);
    });
    await visit(desk({ ...spot, blnds: [1, 2] }), {}, async (page) => {
      await says(page, /did you mean 'blinds'/);
    });
  });
});

describe('examples', () => {
  it('are found by a word and open on the felt', async () => {
    await visit('/', {}, async (page) => {
      await page.getByRole('button', { name: /4\.20/ }).click();
      await expectText(page, 'h1', /One oversized chip/);
      await page.getByLabel('Find a rule or a word').fill('undercall');
      await expect.poll(() => page.locator('.hit').count()).toBeGreaterThan(0);
      await page.locator('.hit button').first().click();
      await expectText(page, '.ruling', /4\.\d+/);
    });
  });
});

describe('the keyboard', () => {
  it('asks twice before all in, and before a fold that costs nothing', async () => {
    await visit(desk(spot), {}, async (page) => {
      await says(page, 'Ready');
      await page.locator('#main').focus();
      await page.keyboard.press('f');
      await expectText(page, '#live', /Press F again: fold, though checking is free/);
      expect(await page.locator('.timeline li:not(.none)').count()).toBe(0);
      await page.keyboard.press('a');
      await expectText(page, '#live', /Press A again: all in/);
      await page.keyboard.press('a');
      await expectText(page, '.ruling .headline', /A.*all in/);
    });
  });

  it('is told by ?, can be turned off, and leaves text fields alone', async () => {
    await visit(desk(spot), {}, async (page) => {
      await says(page, 'Ready');
      await page.locator('#words').fill('');
      await page.locator('#words').pressSequentially('fact');
      expect(await page.locator('#words').inputValue()).toBe('fact');
      expect(await page.locator('.timeline li:not(.none)').count()).toBe(0);
      await page.locator('#main').focus();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
      await page.getByRole('switch', { name: 'Single letters act' }).click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('c');
      await page.waitForTimeout(150);
      expect(await page.locator('.timeline li:not(.none)').count()).toBe(0);
    });
  });

  it('goes around the felt in one stop, by arrows', async () => {
    await visit(desk(spot), {}, async (page) => {
      await says(page, 'Ready');
      await page.locator('[data-seat="A"]').focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-seat'))).toBe('B');
      await keyboard.do(page, { act: 'call' });
      await expectText(page, '.ruling .tag', /Held/);
      expect(await page.locator('.felt .pod[tabindex="0"]').count()).toBe(1);
    });
  });
});

it('keeps the theme that was chosen, before the first paint', async () => {
  await visit('/', { colorScheme: 'light' }, async (page) => {
    await says(page, /C is all in/);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('[data-theme]', { state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg').trim()),
    ).toMatch(/^(#141310)?$/);
  });
});

it('says so when the connection is lost, and goes on when it is back', async () => {
  await visit('/', { viewport: sizes.desktop }, async (page) => {
    await says(page, /C is all in/);
    await page.route('**/api/rule', (route) => route.abort());
    await page.locator('#act-call').click();
    await says(page, /Connection lost/);
    await page.unroute('**/api/rule');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectText(page, '.ruling .headline', /A calls 30/);
    await expect.poll(() => heard(page).textContent()).toMatch(/\S/);
  });
});
