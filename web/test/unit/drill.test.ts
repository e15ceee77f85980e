import { describe, expect, it } from 'vitest';
import { add, read, weakest } from '../../src/drill/score';
import { asks, kindOf } from '../../src/drill/spots';
import type { Question, Report } from '../../src/report/report';
import { differ, heading, stands } from '../../src/rulebook/answers';
import { parse } from '../../src/route.svelte';

describe('the score', () => {
  it('counts by rule', () => {
    const score = add(add({}, '4.9', true), '4.9', false);
    expect(score).toEqual({ '4.9': { right: 1, asked: 2 } });
  });
  it('asks first what goes wrong most', () => {
    const score = { '4.9': { right: 5, asked: 5 }, '4.20': { right: 0, asked: 3 } };
    expect(weakest(score, ['4.9', '4.11', '4.20'])).toEqual(['4.20', '4.11', '4.9']);
  });
  it('takes from the browser only what is a score', () => {
    expect(read({ '4.9': { right: 1, asked: 2 }, x: { right: 3, asked: 2 }, y: 'text', z: null })).toEqual({
      '4.9': { right: 1, asked: 2 },
    });
    expect(read([])).toEqual({});
    expect(read(null)).toEqual({});
  });
});

describe('a drill spot', () => {
  const of = (last: object) =>
    ({ rulings: [{ act: null, verdict: 'stands', to: null, ...last }] }) as unknown as Report;
  it('counts as what the engine ruled', () => {
    expect(kindOf(of({ act: 'raise', to: 200 }))).toBe('raise');
    expect(kindOf(of({ act: 'call', to: 100, verdict: 'held' }))).toBe('waits');
    expect(kindOf(of({ act: 'raise', verdict: 'refused' }))).toBe('refused');
    expect(kindOf(of({ act: null, verdict: 'no_action' }))).toBe('nothing');
    expect(kindOf({ rulings: [] } as unknown as Report)).toBeNull();
  });
  it('ends with a gesture and needs no house’s own answers', () => {
    const example = (line: string, more = {}) => ({
      id: '',
      rule: '4.9',
      why: '',
      scene: { starting_stacks: [1, 2], actions: [line], ...more },
    });
    expect(asks(example('B puts out 140'))).toBe(true);
    expect(asks(example('floor rules full_call'))).toBe(false);
    expect(asks(example('B puts out 140', { house: { raise_cap: 3 } }))).toBe(false);
  });
});

describe('the rulebook', () => {
  const answer = (value: string, more = {}) => ({
    answer: value,
    when: [],
    says: 'says',
    cites: [],
    from: 'x',
    silent: false,
    doubt: null,
    ...more,
  });
  const question = (books: object[][]) =>
    ({
      question: 'q',
      answers: [{ answer: 'a', means: 'Means a.' }],
      rulebooks: books.map((answers, at) => ({ rulebook: `b${at}`, answers })),
    }) as unknown as Question;
  it('marks who differs and who is silent', () => {
    const one = question([[answer('a')], [answer('b')], [answer('a', { silent: true })], [answer('a')]]);
    expect(stands(one).map((book) => book.stand)).toEqual(['as', 'differs', 'silent', 'as']);
    expect(differ(one)).toBe(true);
  });
  it('sees that an answer spelt out for one game more is no difference', () => {
    expect(differ(question([[answer('a')], [answer('a'), answer('a', { when: ['stud'] })]]))).toBe(false);
    expect(differ(question([[answer('a')], [answer('a'), answer('b', { when: ['stud'] })]]))).toBe(true);
  });
  it('tells numbers as numbers', () => {
    const clock = { ...question([]), question: 'clock_seconds' };
    expect(heading(clock, answer('a', { answer: 25 }))).toBe('25 seconds.');
    expect(heading(question([]), answer('a'))).toBe('Means a.');
  });
});

describe('an address', () => {
  it('names a view and what is open in it', () => {
    expect(parse('#/rulebook/short_raise')).toEqual({ view: 'rulebook', rest: 'short_raise' });
    expect(parse('')).toEqual({ view: 'desk', rest: '' });
    expect(parse('#/nowhere/x')).toEqual({ view: 'desk', rest: 'x' });
  });
});
