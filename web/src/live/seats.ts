// What is drawn at each seat of a live table: who sits there, in what state, with what in front. Draws what the update says.
import { fewest, split } from '../chips/denominations';
import { actWord, positive } from '../report/words';
import type { Ruling } from '../report/report';
import { chipsOf, sum } from '../scene/lines';
import { time } from '../table/seen';
import { chips, type Money } from './money';
import type { LiveHand, LiveRuling, Person, Update } from './protocol';
import { pausedBy } from './now';
import { stillIn } from './turn';

export interface SeatSeen {
  seat: number;
  person: Person | null;
  mine: boolean;
  name: string;
  stack: string;
  note: string;
  state: 'live' | 'folded' | 'all_in' | 'out';
  away: boolean;
  chips: number[];
  amount: string;
  back: number[];
  returned: string;
  flag: { text: string; kind: 'turn' | 'held' | 'clock' | 'away' | 'won' } | null;
  turn: boolean;
  cards: string[];
  button: boolean;
}

const presences = { in: '', out: 'Sitting out', waiting: 'Waiting' };

export function look(update: Update, rulings: LiveRuling[], seconds: number | null, money: Money): SeatSeen[] {
  const { hand, table, you } = update;
  return Array.from({ length: table.seats }, (_, index) => {
    const seat = index + 1;
    const person = update.people.find((one) => one.seat === seat) ?? null;
    const mine = you.seat === seat;
    const dealt = hand && person && hand.seats[hand.players.indexOf(person.name)] === seat ? hand : null;
    const base = { seat, person, mine, button: hand?.button === seat };
    if (!person) return { ...base, ...empty };
    const playing = dealt ? inPlay(person, dealt, rulings, money) : outside(person, money);
    const flag = flagOf(person, dealt, seconds, money, mine, pausedBy(update));
    const turn = !!dealt && !dealt.over && dealt.awaits?.who === person.name && dealt.awaits.what !== 'nothing';
    return { ...base, name: person.name, away: !person.here && !person.bot, ...playing, flag, turn };
  });
}

const empty = {
  name: '',
  stack: '',
  note: '',
  state: 'out' as const,
  away: false,
  chips: [],
  amount: '',
  back: [],
  returned: '',
  flag: null,
  turn: false,
  cards: [],
};

function outside(person: Person, money: Money) {
  const word = presences[person.presence] || (person.stack > 0 ? money(person.stack) : 'No chips');
  const note = person.presence === 'in' ? 'behind' : money(person.stack);
  const state = person.presence === 'in' && person.stack > 0 ? ('live' as const) : ('out' as const);
  return { stack: word, note, state, chips: [], amount: '', back: [], returned: '', cards: [] };
}

function inPlay(person: Person, hand: LiveHand, rulings: LiveRuling[], money: Money) {
  const { name } = person;
  const { report } = hand;
  const bet = hand.over ? 0 : chips(report.bets[name]);
  const behind = hand.over ? person.stack : chips(report.stacks[name]);
  const cards = hand.cards[name] ?? [];
  const still = stillIn(hand, name, rulings);
  const state = !still ? ('folded' as const) : behind === 0 && !hand.over ? ('all_in' as const) : ('live' as const);
  const stack = hand.over || state === 'live' ? money(behind) : state === 'folded' ? 'Folded' : 'All in';
  const gone = presences[person.presence];
  const front = inFront(name, bet, rulings);
  const going = backOf(name, bet, rulings) ?? uncalled(hand, name);
  return {
    stack: state === 'folded' && gone && hand.over ? gone : stack,
    note: state === 'all_in' && bet > 0 ? `for ${money(bet)}` : 'behind',
    state,
    chips: going?.stay ?? front,
    amount: bet > 0 ? money(bet) : '',
    back: going?.back ?? [],
    returned: going ? money(going.amount) : '',
    cards,
  };
}

// The chips as they were put out where the lines tell, else the fewest that make the amount.
function inFront(name: string, bet: number, rulings: LiveRuling[]): number[] {
  const put = rulings.filter((one) => one.by === name).flatMap((one) => chipsOf(one.line));
  for (let from = 0; from < put.length; from++) if (sum(put.slice(from)) === bet) return put.slice(from);
  return fewest(bet);
}

function backOf(name: string, bet: number, rulings: LiveRuling[]) {
  const last = rulings.at(-1);
  if (last?.by !== name || last.verdict === 'no_action' || !positive(last.returned)) return null;
  const amount = chips(last.returned);
  const parts = split(chipsOf(last.line), amount);
  const stay = parts && sum(parts.stay) === bet ? parts.stay : null;
  return { amount, stay, back: parts?.back.length ? parts.back : fewest(amount) };
}

// Chips that nobody called go back as soon as nobody can.
function uncalled(hand: LiveHand, name: string) {
  const amount = chips(hand.report.uncalled[name]);
  return amount > 0 ? { amount, stay: null, back: fewest(amount) } : null;
}

function flagOf(
  person: Person,
  hand: LiveHand | null,
  seconds: number | null,
  money: Money,
  mine: boolean,
  stopped: boolean,
): SeatSeen['flag'] {
  const { name } = person;
  const won = hand?.over ? hand.winners.find((one) => one.name === name && one.chips > 0) : null;
  if (won) return { text: `Wins ${money(won.chips)}`, kind: 'won' };
  const clock = hand?.over ? null : hand?.report.clock;
  const left = seconds === null ? '' : time(seconds);
  const turn = !!hand && !hand.over && hand.awaits?.who === name && hand.awaits.what !== 'nothing';
  if (clock?.on === name) return { text: `Clock ${turn && left ? left : time(clock.left)}`, kind: 'clock' };
  const held = heldOf(hand, name, money);
  // Whose draw it is counts for more than what that player has said too early.
  const draws = turn && !stopped && hand.awaits?.what === 'draw';
  if (draws) {
    const whose = mine ? 'Your draw' : 'To draw';
    return { text: [whose, held ? `${held} held` : '', left].filter(Boolean).join(' · '), kind: 'turn' };
  }
  if (held) return { text: `${held} held`, kind: 'held' };
  if (turn && stopped) return { text: 'Paused', kind: 'turn' };
  if (turn) return { text: `${mine ? 'Your turn' : 'To act'}${left ? ` · ${left}` : ''}`, kind: 'turn' };
  if (!person.here && !person.bot) return { text: 'Reconnecting', kind: 'away' };
  return null;
}

// What this player has done before its turn: "Check", "Bet $30", "Raise to $60", "All in $200". Empty where nothing waits.
export function heldOf(hand: LiveHand | null, name: string, money: Money): string {
  const held = hand?.over ? undefined : hand?.report.held.find((one) => one.by === name);
  if (!held) return '';
  const word = actWord({ ...blank, ...held, to: null } as Ruling);
  const to = chips(held.to);
  return to === 0 ? word : `${word}${word === 'Raise' ? ' to' : ''} ${money(to)}`;
}

const blank = { all_in: false, to: null };
