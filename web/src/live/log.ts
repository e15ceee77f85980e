// The hand so far as one list: rulings, the cards as they came, and what happened between them, in order.
import { cardsOf } from '../cards/cards';
import type { Money } from './money';
import type { Happening, LiveHand, LiveRuling } from './protocol';
import { firstOf, gathered, potsWon, sentence, type Told } from './tell';

export type Entry =
  | { kind: 'ruling'; ruling: LiveRuling }
  | { kind: 'street'; text: string; cards: string[] }
  | { kind: 'told'; text: string; cards?: string[]; told?: Told };

const boards: Record<number, string> = { 3: 'Flop', 4: 'Turn', 5: 'River' };
// Where cards do not come to a board.
const streets: Record<string, string> = {
  third: 'Third street',
  fourth: 'Fourth street',
  fifth: 'Fifth street',
  sixth: 'Sixth street',
  seventh: 'Seventh street',
  predraw: 'Before the draw',
  'first-draw': 'First draw',
  'second-draw': 'Second draw',
  'third-draw': 'Third draw',
};
const onlyDraw = ['draw', 'single-draw'];
const told = ['posted', 'returned', 'shown', 'mucked', 'won', 'out', 'hand_void', 'killed', 'forfeited'];

// Cards that were drawn in turn, which is no act of the betting.
export const isDraw = ({ by, line, verdict }: LiveRuling) =>
  verdict === 'no_action' && /^ (stands pat|discards [\w?]+)$/.test(line.slice(by.length));

// "Ada draws 2" where the cards are another's; one's own are known.
export const plainLine = (line: string) =>
  line.replace(/ discards ((?:\?\?)+)$/, (_, cards: string) => ` draws ${cards.length / 2}`);

export function logOf(
  rulings: LiveRuling[],
  happened: Happening[],
  hand: LiveHand | null,
  money: Money,
  game = '',
): Entry[] {
  const street = (name = '') => (name === 'first-draw' && onlyDraw.includes(game) ? 'The draw' : (streets[name] ?? ''));
  const out: Entry[] = [];
  const showdown = hand?.over ? (hand.showdown ?? null) : null;
  let board: string[] = [];
  let first = showdown ? firstOf(showdown) : null;
  const between = (all: Happening[]) => {
    for (const one of gathered(all)) {
      if (one.kind === 'dealt_board' && one.card) board = dealt(out, board, one.card);
      else if (one.kind === 'street_opened' && street(one.street))
        out.push({ kind: 'street', text: street(one.street), cards: [] });
      else if (told.includes(one.kind) && !(showdown && one.kind === 'won')) {
        if (first && ['shown', 'mucked'].includes(one.kind)) {
          out.push({ kind: 'told', text: first.text, told: first });
          first = null;
        }
        if (one.kind === 'shown' && one.cards) out.push({ kind: 'told', text: `${one.name} shows`, cards: one.cards });
        else if (sentence(one, money)) out.push({ kind: 'told', text: sentence(one, money) ?? '' });
      }
    }
  };
  for (const [index, ruling] of rulings.entries()) {
    between(happened.filter((one) => one.after === index));
    out.push(isDraw(ruling) ? draw(ruling) : { kind: 'ruling', ruling });
    // What waited for this, and is done or released now.
    for (const one of ruling.then) {
      const line = one.text.replace('Nothing has changed: ', '');
      out.push({ kind: 'ruling', ruling: { ...one, input: ruling.input, line } });
    }
  }
  between(happened.filter((one) => (one.after ?? 0) >= rulings.length));
  if (first) out.push({ kind: 'told', text: first.text, told: first });
  if (showdown)
    out.push(...potsWon(showdown, money).map((one) => ({ kind: 'told' as const, text: one.text, told: one })));
  return out;
}

function draw({ line }: LiveRuling): Entry {
  const text = plainLine(line);
  const own = / discards (\S+)$/.exec(text)?.[1];
  if (!own) return { kind: 'told', text: `${text}.` };
  return { kind: 'told', text: text.slice(0, -own.length - 1), cards: cardsOf(own) };
}

// The first three cards come together, then one by one.
function dealt(out: Entry[], board: string[], card: string): string[] {
  const all = [...board, card];
  const last = out.at(-1);
  if (all.length <= 3 && last?.kind === 'street') last.cards = [...last.cards, card];
  else out.push({ kind: 'street', text: boards[Math.max(3, all.length)] ?? 'Board', cards: [card] });
  return all;
}
