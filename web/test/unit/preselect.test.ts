// Acts chosen before the turn: what becomes of them with each state of the table.
import { describe, expect, it } from 'vitest';
import { choices, choose, facing, notARaise, raiseOf, settle } from '../../src/live/preselect';
import { hand, mine, money, report } from './hands';

describe('an act chosen before the turn', () => {
  it('is a fold or a call of exactly what is faced, or a check where there is no bet', () => {
    expect(facing(hand(), 'Dee')).toEqual({ price: 100, adds: 100 });
    expect(choices(hand(), 'Dee')).toEqual(['fold', 'call', 'raise']);
    expect(choices(hand({ report: report({ may_raise: { Dee: false } }) }), 'Dee')).toEqual(['fold', 'call']);
    const free = hand({ report: report({ bets: { Ann: 0, Bo: 0, Dee: 0 } }) });
    expect(choices(free, 'Dee')).toEqual(['check_fold', 'check', 'raise']);
    const third = report({ street: 'third', bets: { Ann: 0, Bo: 0, Dee: 0 }, to_call: 1 });
    expect(choices(hand({ report: third }), 'Dee')).toEqual(['fold']);
  });
  it('of a raise sends that very total, and only against the very bet that it was chosen against', () => {
    const pre = choose('raise', hand(), 'Dee', 250);
    expect(settle(pre, hand(), 'Dee', true)).toEqual({ keep: true });
    expect(settle(pre, mine({}), 'Dee', true)).toEqual({ send: 'raises to 250' });
    const raised = { bets: { Ann: 100, Bo: 200, Dee: 0 }, to_call: 200 };
    for (const over of [hand({ report: report(raised) }), mine(raised)])
      expect(settle(pre, over, 'Dee', true)).toHaveProperty('clear', expect.stringMatching(/raise is cleared/));
  });
  it('of a raise is cleared where the turn does not allow that total', () => {
    const pre = choose('raise', hand(), 'Dee', 250);
    for (const over of [
      { min_raise_to: 300 },
      { max_raise_to: 240 },
      { sizes: [200, 400] },
      { can_raise: false, min_raise_to: null },
    ])
      expect(settle(pre, mine(over), 'Dee', true)).toHaveProperty('clear', expect.stringMatching(/not allowed now/));
  });
  it('of a raise knows nothing of the sizes of the seat to act', () => {
    // Bo has chips for one size alone, and is offered two in stud: neither is Dee's affair.
    const short = { min_raise_to: 200, max_raise_to: 200, stacks: { Ann: 300, Bo: 180, Dee: 288 } };
    for (const over of [short, { sizes: [200, 400] }, {}])
      expect(raiseOf(hand({ report: report(over) }), 'Dee')).toEqual({ bets: false, least: 200, most: 288 });
    const all = raiseOf(hand({ report: report({ stacks: { Ann: 300, Bo: 480, Dee: 150 } }) }), 'Dee');
    expect(all).toEqual({ bets: false, least: 150, most: 150 });
  });
  it('of a raise says of an amount that can be none why, and makes no other of it', () => {
    const bounds = { bets: false, least: 200, most: 288 };
    expect([200, 250, 288].map((to) => notARaise(to, bounds, money))).toEqual(['', '', '']);
    expect(notARaise(199, bounds, money)).toBe('The least is $200.');
    expect(notARaise(300, bounds, money)).toBe('All your chips make $288.');
    expect(notARaise(null, bounds, money)).toBe('Write an amount.');
  });
  it('of a bet or a check ends with the street, of check or fold does not', () => {
    const none = { bets: { Ann: 0, Bo: 0, Dee: 0 }, can_check: true, to_call: 0 };
    const free = hand({ report: report(none) });
    const river = mine({ ...none, street: 'river' });
    expect(settle(choose('raise', free, 'Dee', 50), river, 'Dee', true)).toHaveProperty('clear');
    expect(settle(choose('check', free, 'Dee'), river, 'Dee', true)).toHaveProperty('clear');
    expect(settle(choose('check_fold', free, 'Dee'), river, 'Dee', true)).toEqual({ send: 'checks' });
  });
  it('waits for the turn and is then sent', () => {
    const pre = choose('call', hand(), 'Dee');
    expect(settle(pre, hand(), 'Dee', true)).toEqual({ keep: true });
    expect(settle(pre, mine({}), 'Dee', true)).toEqual({ send: 'calls' });
  });
  it('never calls another amount: a raise clears it, before the turn and at it', () => {
    const pre = choose('call', hand(), 'Dee');
    const raised = { bets: { Ann: 100, Bo: 300, Dee: 0 }, to_call: 288 };
    expect(settle(pre, hand({ report: report(raised) }), 'Dee', true)).toHaveProperty(
      'clear',
      expect.stringMatching(/bet has changed/),
    );
    expect(settle(pre, mine(raised), 'Dee', true)).toHaveProperty('clear');
    expect(settle(pre, mine({ to_call: 99 }), 'Dee', true)).toHaveProperty('clear');
  });
  it('of a fold survives a raise, but is no fold where checking is free', () => {
    const pre = choose('fold', hand(), 'Dee');
    expect(settle(pre, mine({ bets: { Ann: 100, Bo: 300, Dee: 0 }, to_call: 288 }), 'Dee', true)).toEqual({
      send: 'folds',
    });
    expect(settle(pre, mine({ can_check: true, to_call: 0 }), 'Dee', true)).toHaveProperty('clear');
  });
  it('of check or fold does the one that is free, of a check only that', () => {
    const free = hand({ report: report({ bets: { Ann: 0, Bo: 0, Dee: 0 } }) });
    const none = { bets: { Ann: 0, Bo: 0, Dee: 0 }, can_check: true, to_call: 0 };
    expect(settle(choose('check_fold', free, 'Dee'), mine(none), 'Dee', true)).toEqual({ send: 'checks' });
    expect(settle(choose('check_fold', free, 'Dee'), mine({}), 'Dee', true)).toEqual({ send: 'folds' });
    expect(settle(choose('check', free, 'Dee'), mine({}), 'Dee', true)).toHaveProperty('clear');
  });
  it('ends with the hand, with a fold, and where the host goes back', () => {
    const pre = choose('call', hand(), 'Dee');
    expect(settle(pre, mine({}, 43), 'Dee', true)).toEqual({ clear: '' });
    expect(settle(pre, hand(), 'Dee', false)).toEqual({ clear: '' });
    expect(settle(pre, hand({ undone: 1 }), 'Dee', true)).toHaveProperty(
      'clear',
      expect.stringMatching(/host went back/),
    );
  });
  it('is not sent to another’s turn, nor to a draw', () => {
    const pre = choose('call', hand(), 'Dee');
    const draws = { ...mine({}), awaits: { what: 'draw' as const, who: 'Dee', cards: 5, ends_in_ms: null, of_ms: 0 } };
    expect(settle(pre, draws, 'Dee', true)).toEqual({ keep: true });
  });
});
