// What of a spot is drawn at a seat: state, chips in front as they were put out, chips going back, flags.
//
// Draws what scene and report say. The report's may_raise names everyone with chips behind who is still in; of those without
// chips the rulings tell who has folded.
import { fewest, split } from '../chips/denominations';
import type { Report, Ruling } from '../report/report';
import { actWord, amount, positive } from '../report/words';
import { chipsOf, sum } from '../scene/lines';
import type { Amount, Scene } from '../scene/scene';
import { isComment, linesOf, playersOf } from '../scene/scene';

export interface Seen {
  name: string;
  stack: string;
  note: string;
  state: 'live' | 'folded' | 'all_in';
  chips: number[];
  amount: string;
  back: number[];
  returned: string;
  flag: { text: string; kind: 'turn' | 'held' | 'clock' } | null;
}

const number = (of: Amount | string | undefined) => (of === 'inf' || of === undefined ? 0 : Number(of));

function every(rulings: Ruling[]): Ruling[] {
  return rulings.flatMap((ruling) => [ruling, ...every(ruling.then)]);
}

function folded(rulings: Ruling[]): Set<string> {
  const out = new Set<string>();
  for (const { act, verdict, by } of every(rulings)) {
    if (act === 'fold' && (verdict === 'stands' || verdict === 'corrected')) out.add(by);
  }
  return out;
}

// The chips that lie in front of a player: those last put out, where they make the amount, else the fewest that do.
function inFront(who: string, bet: number, scene: Scene, upTo: number): number[] {
  const lines = linesOf(scene).slice(0, upTo);
  const front = (scene.front as Record<string, (number | string)[]> | undefined)?.[who] ?? [];
  const chips = front.flatMap((one) => (typeof one === 'number' ? [one] : chipsOf(`${who} puts out ${one}`)));
  for (const line of lines) if (line.startsWith(`${who} `)) chips.push(...chipsOf(line));
  for (let from = 0; from < chips.length; from++) if (sum(chips.slice(from)) === bet) return chips.slice(from);
  return fewest(bet);
}

export function look(scene: Scene, upTo: number, report: Report | null): Seen[] {
  const gone = folded(report?.rulings ?? []);
  const last = report?.rulings.at(-1);
  const line =
    linesOf(scene)
      .slice(0, upTo)
      .findLast((one) => !isComment(one)) ?? '';
  return playersOf(scene).map((name, seat) => {
    const stack = report ? (report.stacks[name] ?? 0) : (scene.starting_stacks[seat] as Amount);
    const bet = report?.bets[name] ?? 0;
    const state = !report
      ? 'live'
      : stack !== 0
        ? name in report.may_raise
          ? 'live'
          : 'folded'
        : gone.has(name)
          ? 'folded'
          : 'all_in';
    let chips = inFront(name, number(bet), scene, upTo);
    let back: number[] = [];
    let returned = '';
    if (last?.by === name && positive(last.returned) && last.verdict !== 'no_action') {
      const out = chipsOf(line);
      const parts = split(out, number(last.returned));
      if (parts && sum(parts.stay) === number(bet)) chips = parts.stay;
      back = parts?.back.length ? parts.back : fewest(number(last.returned));
      returned = amount(last.returned);
    }
    const held = report?.held.find((one) => one.by === name);
    const clock = report?.clock?.on === name ? report.clock : null;
    const turn = report?.to_act === name;
    const flag = clock
      ? { text: `Clock ${time(clock.left)}`, kind: 'clock' as const }
      : held
        ? { text: `${actWord({ ...blank, ...held } as Ruling)} held`, kind: 'held' as const }
        : turn
          ? { text: 'To act', kind: 'turn' as const }
          : null;
    const shown = state === 'folded' ? 'Folded' : state === 'all_in' ? 'All in' : amount(stack);
    const note = state === 'all_in' ? (positive(bet) ? `for ${amount(bet)}` : '') : 'behind';
    const front = positive(bet) ? amount(bet) : '';
    return { name, stack: shown, note, state, chips, amount: front, back, returned, flag };
  });
}

const blank = { all_in: false, to: null };

export function time(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
