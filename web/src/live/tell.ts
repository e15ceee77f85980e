// What happened at a table, in short sentences: posts, chips that go back, side pots and who may win them, odd chips, who shows.
import type { Report } from '../report/report';
import { list, positive } from '../report/words';
import { spoken } from '../cards/cards';
import type { Money } from './money';
import type { Happening, LiveHand, Share, Showdown } from './protocol';

const posts: Record<string, string> = {
  small: 'the small blind',
  big: 'the big blind',
  ante: 'the ante',
  straddle: 'a straddle',
  dead: 'a dead blind',
  live: 'a blind',
  blind: 'a blind',
  kill: 'the kill',
  bring_in: 'the bring-in',
};

const sentences: Record<string, (one: Happening, money: Money) => string> = {
  posted: ({ name, what, chips }, money) => `${name} posts ${posts[what ?? ''] ?? 'chips'}, ${money(chips)}.`,
  returned: ({ name, chips }, money) => `${money(chips)} goes back to ${name}: nobody called it.`,
  shown: ({ name, card, cards }) => {
    const all = cards ?? (card ? [card] : []);
    return `${name} shows${all.length ? ` the ${all.map(spoken).join(', the ')}` : ''}.`;
  },
  mucked: ({ name }) => `${name} mucks.`,
  drew: ({ name, count }) => (count ? `${name} draws ${count}.` : `${name} stands pat.`),
  won: ({ name, chips }, money) => `${name} wins ${money(chips)}.`,
  seated: ({ name }) => `${name} sits down.`,
  out: ({ name }) => (name ? `${name} has no chips left.` : ''),
  hand_void: () => 'The hand is void: all chips go back.',
  chips_added: ({ name, chips }, money) => `${name} adds ${money(chips)}.`,
};

// Null for what is seen on the felt anyway.
export function sentence(one: Happening, money: Money): string | null {
  return sentences[one.kind]?.(one, money) || null;
}

// A sentence of a showdown, with its rules and the question of the rulebook that they answer.
export interface Told {
  text: string;
  cites: string[];
  question: string;
}

const firsts: Record<Showdown['why'], (name: string | null) => string> = {
  last_aggressor: (name) => `${name} shows first: the last to bet or raise on the last street.`,
  led: (name) => `${name} shows first: nobody bet on the last street, and the cards that led it show first.`,
  position: (name) => `${name} shows first: nobody bet on the last street, so it goes from the button’s left.`,
  all_up: () => 'All hands are turned up at once: somebody is all in and no more can be bet.',
};

const odds: Record<Showdown['pots'][number]['odd'][number]['why'], (to: string, chips: string) => string> = {
  high_side: (to, chips) => `The pot does not halve evenly: the odd ${chips} is the high side’s, ${to}.`,
  position: (to, chips) => `The odd ${chips} is ${to}’s: the first winner left of the button.`,
  cards: (to, chips) => `The odd ${chips} is ${to}’s: in stud it goes by the cards.`,
};

export function firstOf({ first, why, cites }: Showdown): Told {
  return { text: firsts[why](first), cites, question: why === 'all_up' ? 'all_in_shown' : 'show_order' };
}

// What each pot gave to whom, and where odd chips went.
export function potsWon({ pots }: Showdown, money: Money): Told[] {
  return pots.flatMap((pot, index) => [
    { text: wonWords(pot, nameOf(index, pots.length), pots.length > 1, money), cites: [], question: '' },
    ...pot.odd.map(({ to, chips, why, cites }) => ({
      text: odds[why](list(to, 'and'), money(chips)),
      cites,
      question: why === 'cards' ? 'odd_chip_stud' : 'odd_chip',
    })),
  ]);
}

// Who has how much, and with what: those who share a side have the same hand but for its suits.
const each = (shares: Share[], money: Money) =>
  list(
    shares.map(({ name, chips }) => `${name} ${money(chips)}`),
    'and',
  ) + withHand(shares);

function withHand(shares: Share[]): string {
  const hand = shares.find(({ hand }) => hand)?.hand;
  return hand ? `, showing ${hand}` : '';
}

function wonWords({ amount, eligible, high, low }: Showdown['pots'][number], name: string, one: boolean, money: Money) {
  const whole = `${name} ${money(amount)}${one ? `, of ${list(eligible, 'and')}` : ''}: `;
  if (low.length) return `${whole}high ${each(high, money)}; low ${each(low, money)}.`;
  return high.length === 1 ? `${whole}${high[0]?.name} wins it${withHand(high)}.` : `${whole}${each(high, money)}.`;
}

function nameOf(index: number, count: number): string {
  if (count === 1) return 'Pot';
  return index === 0 ? 'Main' : count === 2 ? 'Side' : `Side ${index}`;
}

// What a pill beside the board says of each pot that was won.
export function wonPots({ pots }: Showdown, money: Money): string[] {
  return pots.map(({ amount, high, low }, index) => {
    const names = [...new Set([...high, ...low].map(({ name }) => name))];
    return `${nameOf(index, pots.length)} ${money(amount)} · ${list(names, 'and')}`;
  });
}

export interface Pot {
  name: string;
  amount: number;
  eligible: string[];
}

export function potsOf(report: Report): Pot[] {
  const pots = report.pots.filter((pot) => positive(pot.amount));
  return pots.map((pot, index) => ({
    name: nameOf(index, pots.length),
    amount: Number(pot.amount),
    eligible: pot.eligible,
  }));
}

// "Main $160: Ann, Bo or Cy may win it. Side $90: Ann or Bo." Only where there is more than one pot.
export function potWords(report: Report, money: Money): string {
  const pots = potsOf(report);
  if (pots.length < 2) return '';
  return pots.map(({ name, amount, eligible }) => `${name} ${money(amount)}: ${list(eligible)} may win it.`).join(' ');
}

// What of a hand in play needs explaining beside its rulings; at its end its showdown says more of the pots.
export function explains(hand: LiveHand, money: Money): string[] {
  const { report } = hand;
  const back = Object.entries(report.uncalled).filter(([, chips]) => positive(chips));
  return [
    ...back.map(([name, chips]) => `${money(chips)} goes back to ${name}: nobody called it.`),
    hand.over ? '' : potWords(report, money),
  ].filter(Boolean);
}

// Cards that one player shows, one by one, are told as one showing; a lone win is told by the headline already.
export function gathered(happened: Happening[]): Happening[] {
  const out: Happening[] = [];
  for (const one of happened) {
    const last = out.at(-1);
    if (one.kind === 'shown' && last?.kind === 'shown' && last.name === one.name)
      out[out.length - 1] = { ...last, cards: [...(last.cards ?? []), one.card ?? '??'] };
    else out.push(one.kind === 'shown' && one.card ? { kind: 'shown', name: one.name ?? '', cards: [one.card] } : one);
  }
  return out;
}
