import { describe, expect, it } from 'vitest';
import { buttons, sizing } from '../../src/desk/acts';
import { announce } from '../../src/desk/speech';
import { differ, rows } from '../../src/report/compare';
import { measure } from '../../src/report/measure';
import type { Report, Ruling } from '../../src/report/report';
import { amount, cite, list, next, outcome, sentences } from '../../src/report/words';

const ruling = (part: Partial<Ruling> = {}): Ruling => ({
  line: 1, by: 'B', verdict: 'stands', act: 'call', all_in: false, to: 100, adds: 100, returned: 0, owes: 0, may_only: null,
  penalty: false, question: 'short_raise', cites: ['4.9', 'TDA-2026 45'], text: 'B calls 100.', then: [], ...part,
}); // prettier-ignore

const report = (part: Partial<Report> = {}): Report => ({
  rulebook: 'tda-2026', rulings: [ruling()], street: 'flop', street_over: false, hand_over: false, to_act: 'C', declared: null,
  to_call: 100, can_check: false, can_raise: true, raise_barred: null, full_raise_to: 200, min_raise_to: 200, max_raise_to: 1000,
  sizes: null, complete_to: null, may_raise: { A: false, C: true }, limited: {}, bets: { A: 100, B: 100, C: 0 },
  stacks: { A: 900, B: 900, C: 1000 }, pots: [], uncalled: {}, awards: null, final_stacks: null, show_order: null,
  substantial_action: true, raises: 0, capped: false, held: [], clock: null, floor: null, ...part,
}); // prettier-ignore

describe('what is next', () => {
  it('names every choice with its amount', () => {
    expect(next(report())).toBe('C may call 100, raise to 200 to 1,000, or fold.');
    expect(
      next(report({ can_check: true, can_raise: true, bets: { A: 0 }, min_raise_to: 10, max_raise_to: 'inf' })),
    ).toBe('C may check, bet 10 or more, or fold.');
    expect(next(report({ can_raise: false }))).toBe('C may call 100 or fold.');
    expect(next(report({ sizes: [4, 8], complete_to: 4 }))).toBe(
      'C may call 100, complete to 4, raise to 4 or 8, or fold.',
    );
  });
  it('tells how a hand ended', () => {
    expect(next(report({ hand_over: true, awards: { A: 30, B: 0, C: 30 } }))).toBe(
      'The hand is over. A wins 30 and C wins 30.',
    );
    expect(next(report({ hand_over: true, show_order: ['B', 'A'] }))).toBe('Betting is over. B shows first.');
  });
  it('waits for a word that binds', () => {
    expect(next(report({ declared: { by: 'C', act: 'raise' } }))).toContain('owes the amount');
  });
});

describe('a ruling in a row', () => {
  it('is told by what it came to', () => {
    expect(outcome(ruling({ verdict: 'corrected', returned: 40 }))).toBe('Call, 40 back');
    expect(outcome(ruling({ act: 'raise', to: 1200 }))).toBe('Raise to 1,200');
    expect(outcome(ruling({ verdict: 'held', act: 'check' }))).toBe('Check waits');
    expect(outcome(ruling({ verdict: 'no_action', act: null, may_only: ['call', 'fold'] }))).toBe(
      'May only call or fold',
    );
    expect(outcome(null)).toBe('Ready');
  });
  it('cites books by their names', () => {
    expect(cite('RR-11 14.NL.3')).toEqual({ book: 'Robert’s', rule: '14.NL.3' });
    expect(cite('article: dead button')).toEqual({ book: null, rule: 'article: dead button' });
  });
  it('splits a long text into headline and why, and leaves a short one whole', () => {
    expect(sentences('B calls 100. 40 goes back.')).toEqual(['B calls 100. 40 goes back.', '']);
    const long = 'The action has changed: Cy’s act out of turn binds no longer. All of the choices are open.';
    expect(sentences(long)[0]).toBe('The action has changed: Cy’s act out of turn binds no longer.');
  });
  it('joins lists as people do', () => {
    expect([list(['a']), list(['a', 'b']), list(['a', 'b', 'c'], 'and')]).toEqual(['a', 'a or b', 'a, b, and c']);
    expect(amount(1234567.5)).toBe('1,234,567.5');
    expect(amount('inf')).toBe('∞');
  });
});

describe('books side by side', () => {
  const roberts = report({
    rulebook: 'roberts-11',
    can_raise: false,
    full_raise_to: null,
    limited: { C: ['call', 'fold'] },
  });
  it('agree where all that players notice is the same', () => {
    expect(differ(report(), report({ rulebook: 'home' }))).toBe(false);
    const cited = report({ rulings: [ruling({ cites: ['4.9', 'RR-11 1'], text: 'in other words' })] });
    expect(differ(report(), cited)).toBe(false);
  });
  it('differ by the ruling or by what follows', () => {
    expect(differ(report(), roberts)).toBe(true);
    expect(differ(report(), report({ rulings: [ruling({ act: 'raise', to: 200 })] }))).toBe(true);
    expect(differ(report(), report({ rulings: [ruling({ then: [ruling({ verdict: 'released' })] })] }))).toBe(true);
  });
  it('that differ come first and say how', () => {
    const all = rows([report(), report({ rulebook: 'wsop-2023' }), roberts], 'tda-2026');
    expect(all[0]).toMatchObject({ differs: true, says: 'C may only call or fold' });
    expect(all.filter((row) => row.differs)).toHaveLength(1);
  });
});

describe('the measure', () => {
  const before = report({ to_act: 'B', bets: { A: 100, B: 0 }, to_call: 100, full_raise_to: 200 });
  it('draws call, half and full raise around what was put out', () => {
    const line = measure(before, ruling({ verdict: 'corrected', returned: 40 }));
    expect(line?.marks.map(({ at, kind }) => [at, kind])).toEqual([
      [100, 'end'],
      [140, 'put'],
      [150, 'half'],
      [200, 'end'],
    ]);
  });
  it('has no half where half is not the line', () => {
    const line = measure(before, ruling({ act: 'raise', all_in: true, to: 130, question: 'reopening' }));
    expect(line?.marks.map((mark) => mark.kind)).toEqual(['end', 'put', 'end']);
  });
  it('shows how far short of the call chips were', () => {
    const line = measure(before, ruling({ owes: 40, question: 'undercall' }));
    expect(line?.marks.find((mark) => mark.kind === 'put')?.at).toBe(60);
  });
  it('is left out where there is nothing to measure', () => {
    expect(measure(before, ruling({ act: 'fold', to: 0 }))).toBeNull();
    expect(measure(before, ruling())).toBeNull();
    expect(measure(report({ to_act: 'A' }), ruling())).toBeNull();
    expect(measure(null, ruling())).toBeNull();
  });
});

describe('buttons', () => {
  it('are always four in the same order', () => {
    for (const one of [report(), report({ can_raise: false }), report({ hand_over: true, to_act: null })]) {
      expect(buttons(one, 'C', 200).map((button) => button.id)).toEqual(['fold', 'call', 'raise', 'all_in']);
    }
  });
  it('say their totals and the line they do', () => {
    const [, call, raise, all] = buttons(report({ bets: { A: 200, C: 100 }, stacks: { C: 900 } }), 'C', 300);
    expect(call).toMatchObject({ label: 'Call 100', note: 'makes it 200', line: 'C calls' });
    expect(raise).toMatchObject({ label: 'Raise to 300', note: 'adds 200', line: 'C raises to 300' });
    expect(all).toMatchObject({ note: 'to 1,000 · adds 900', allowed: true, line: 'C is all in' });
  });
  it('bet where nobody has, and complete where that is due', () => {
    const open = report({ bets: { A: 0, C: 0 }, to_call: 0, can_check: true });
    expect(buttons(open, 'C', 20)[2]).toMatchObject({ label: 'Bet 20', line: 'C bets 20' });
    expect(buttons(open, 'C', 20)[1]).toMatchObject({ label: 'Check', line: 'C checks' });
    expect(buttons(report({ complete_to: 4 }), 'C', 4)[2]).toMatchObject({
      label: 'Complete to 4',
      line: 'C completes',
    });
  });
  it('that are not allowed stay and say why', () => {
    const barred = { question: 'reopening', cites: ['4.11'], text: 'C may not raise: it has grown by 30.' };
    const [, , raise, all] = buttons(report({ can_raise: false, raise_barred: barred, to_call: 30 }), 'C', 200);
    expect(raise).toMatchObject({ allowed: false, note: 'not reopened', why: barred.text });
    expect(all).toMatchObject({ allowed: false, why: barred.text });
  });
  it('of another seat act out of turn', () => {
    expect(buttons(report(), 'A', 200).map((button) => button.note)).toEqual([
      'out of turn',
      'out of turn',
      'out of turn',
      'out of turn',
    ]);
  });
  it('start from the least raise and end at the most', () => {
    expect(sizing(report(), 'C', 5)).toMatchObject({ least: 200, most: 1000, step: 5 });
    expect(sizing(report({ max_raise_to: 'inf', stacks: { C: 400 } }), 'C', 5).most).toBe(400);
    expect(sizing(report({ can_raise: false, full_raise_to: null }), 'C', 5).least).toBe(200);
  });
});

describe('what a screen reader hears', () => {
  it('is verdict, ruling, rule, next, and who differs, in that order', () => {
    const roberts = report({ rulebook: 'roberts-11', can_raise: false });
    const heard = announce(report(), [report(), roberts], 'tda-2026');
    expect(heard).toBe(
      'Stands. B calls 100. Rule 4.9, TDA 45. C may call 100, raise to 200 to 1,000, or fold. Robert’s v11 would rule differently.',
    );
  });
});
