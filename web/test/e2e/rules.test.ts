// The worked examples of the rules page, played on the desk by mouse and by keyboard alone.
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../src/scene/scene';
import { card, desk, expectText, keyboard, mouse, says, visit, withBrowser, type Deed } from './browser';

withBrowser();

const deep = (stacks: (number | 'inf')[], more: Partial<Scene> = {}): Scene => ({
  players: ['A', 'B', 'C', 'D', 'E'].slice(0, stacks.length),
  starting_stacks: stacks,
  blinds: [1, 2],
  street: 'flop',
  pot: 6,
  actions: [],
  ...more,
});

interface Played {
  rule: string;
  scene: Scene;
  deeds: Deed[];
  verdict: string;
  headline: RegExp;
  // What the buttons then say.
  then?: [string, RegExp][];
  differs?: RegExp;
}

const played: Played[] = [
  {
    rule: '4.8',
    scene: deep([500, 500, 500]),
    deeds: [{ raise: 10 }, { raise: 30 }, { raise: 50 }],
    verdict: 'Stands',
    headline: /C raises to 50/,
    then: [['#act-raise', /Raise to 70/]],
  },
  {
    rule: '4.9',
    scene: deep([500, 500, 500], { street: 'turn' }),
    deeds: [{ raise: 100 }, { chips: [100, 25, 5, 5, 5] }],
    verdict: 'Corrected',
    headline: /half/,
    then: [['.felt .pill.back', /40 back/]],
  },
  {
    rule: '4.11',
    scene: deep([1000, 1000, 130], { blinds: [5, 10] }),
    deeds: [{ raise: 100 }, { act: 'call' }, { act: 'all_in' }],
    verdict: 'Stands',
    headline: /C is all in for 130/,
    then: [
      ['#act-call', /Call 30/],
      ['.act.raise', /not reopened/],
    ],
  },
  {
    rule: '4.12',
    scene: deep([1000, 1000, 130, 200], { blinds: [5, 10] }),
    deeds: [{ raise: 100 }, { act: 'call' }, { act: 'all_in' }, { act: 'all_in' }],
    verdict: 'Stands',
    headline: /D is all in for 200/,
    then: [
      ['#act-call', /Call 100/],
      ['#act-raise', /Raise to 300/],
    ],
  },
  {
    rule: '4.13',
    scene: deep([1000, 140, 1000], { blinds: [5, 10] }),
    deeds: [{ raise: 100 }, { act: 'all_in' }],
    verdict: 'Stands',
    headline: /B is all in for 140/,
    then: [['#act-raise', /Raise to 240/]],
  },
  {
    rule: '4.14',
    scene: deep([500, 500, 28, 500], { structure: 'FL', street: 'turn', blinds: [5, 10], small_bet: 10, big_bet: 20 }),
    deeds: [{ raise: 20 }, { act: 'call' }, { act: 'all_in' }],
    verdict: 'Stands',
    headline: /C is all in for 28/,
    then: [['#act-raise', /Complete to 40/]],
  },
  {
    rule: '4.18',
    scene: deep([500, 500, 500], { blinds: [5, 10] }),
    deeds: [{ raise: 100 }, { chips: [100] }, { chips: [100, 100], by: 'B' }],
    verdict: 'Refused',
    headline: /second motion does not count/,
  },
  {
    rule: '4.19',
    scene: deep([5000, 5000, 5000], { blinds: [50, 100] }),
    deeds: [{ raise: 1100 }, { chips: [1000, 500] }],
    verdict: 'Corrected',
    headline: /Without the 500 the chips fall short/,
  },
  {
    rule: '4.20',
    scene: deep([500, 500, 500], { structure: 'FL', blinds: [1, 3], small_bet: 3, big_bet: 6, street: 'turn' }),
    deeds: [{ raise: 6 }, { chips: [25] }],
    verdict: 'Corrected',
    headline: /One chip without a word is a call of 6/,
    then: [['.felt .pill.back', /19 back/]],
  },
  {
    rule: '4.22',
    scene: deep([5000, 5000, 5000], { rulebook: 'roberts', blinds: [50, 100] }),
    deeds: [{ raise: 300 }, { raise: 1200 }, { say: 'call', chips: [100, 100, 100] }],
    verdict: 'Floor',
    headline: /300 answers a smaller bet/,
    differs: /differ/,
  },
  {
    rule: '4.24',
    scene: deep([500, 500, 500], { players: ['Ann', 'Bo', 'Cy'], rulebook: 'roberts' }),
    deeds: [{ say: 'check', by: 'Cy' }, { raise: 10 }, { act: 'fold' }],
    verdict: 'Stands',
    headline: /Bo folds/,
    then: [
      ['#act-call', /Call 10/],
      ['.act.raise', /call or fold/],
    ],
    differs: /Two books differ/,
  },
];

describe.each([mouse, keyboard])('by $name', (driver) => {
  it.each(played)('$rule', async ({ scene, deeds, verdict, headline, then, differs }) => {
    await visit(desk(scene), {}, async (page) => {
      await says(page, 'Ready');
      for (const deed of deeds) await driver.do(page, deed);
      await expectText(page, '.ruling .headline', headline);
      expect(await card(page).locator('.tag').first().textContent()).toContain(verdict);
      for (const [selector, words] of then ?? []) await expectText(page, selector, words);
      if (differs) await expectText(page, '.books .head', differs);
    });
  });
});

it('a check out of turn waits for its turn, then is released', async () => {
  await visit(desk(deep([500, 500, 500], { players: ['Ann', 'Bo', 'Cy'] })), {}, async (page) => {
    await says(page, 'Ready');
    await mouse.do(page, { act: 'call', by: 'Cy' });
    await expectText(page, '.ruling .tag', /Held/);
    await expectText(page, '.felt .flag.held', /Check held/);
    await mouse.do(page, { raise: 10 });
    await expectText(page, '.ruling .why', /binds no longer/);
    expect(await page.locator('.felt .flag.held').count()).toBe(0);
  });
});
