// What happened at a table, in short sentences: posts, chips that go back, side pots and who may win them, odd chips, who shows.
import type { Report } from '../report/report';
import { list, positive } from '../report/words';
import { spoken } from '../cards/cards';
import type { Money } from './money';
import type { Happening, LiveHand } from './protocol';

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

const potName = (pot: number | undefined) =>
  pot === undefined ? '' : pot === 0 ? ' from the main pot' : ' from a side pot';

const first: Record<string, string> = {
  last_aggressor: 'the last to bet or raise shows first',
  position: 'nobody bet on the last street, so the first seat shows first',
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
  won: ({ name, chips, pot }, money) => `${name} wins ${money(chips)}${potName(pot)}.`,
  odd_chip: ({ name, chips }, money) => `The pot does not divide evenly: ${name} gets the odd ${money(chips ?? 1)}.`,
  first_to_show: ({ name, why }) => `${name} shows first${first[why ?? ''] ? `: ${first[why ?? '']}` : ''}.`,
  seated: ({ name }) => `${name} sits down.`,
  out: ({ name }) => (name ? `${name} has no chips left.` : ''),
  hand_void: () => 'The hand is void: all chips go back.',
  chips_added: ({ name, chips }, money) => `${name} adds ${money(chips)}.`,
};

// Null for what is seen on the felt anyway.
export function sentence(one: Happening, money: Money): string | null {
  return sentences[one.kind]?.(one, money) || null;
}

// Which question of the rulebook a happening turns on, where one may want to read it.
export function questionOf(one: Happening): string | null {
  const questions: Record<string, string> = { odd_chip: 'odd_chip', first_to_show: 'show_order' };
  return questions[one.kind] ?? null;
}

export interface Pot {
  name: string;
  amount: number;
  eligible: string[];
}

export function potsOf(report: Report): Pot[] {
  const pots = report.pots.filter((pot) => positive(pot.amount));
  return pots.map((pot, index) => ({
    name: pots.length === 1 ? 'Pot' : index === 0 ? 'Main' : pots.length === 2 ? 'Side' : `Side ${index}`,
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

// What of a hand needs explaining beside its rulings.
export function explains(hand: LiveHand, money: Money): string[] {
  const { report } = hand;
  const back = Object.entries(report.uncalled).filter(([, chips]) => positive(chips));
  const order = report.show_order?.filter((name) => name in hand.cards) ?? [];
  return [
    ...back.map(([name, chips]) => `${money(chips)} goes back to ${name}: nobody called it.`),
    potWords(report, money),
    order.length > 1 ? `${order[0]} shows first, then ${list(order.slice(1), 'and')}.` : '',
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
