// Spots for the drill: from the examples, and made around the lines where rulings turn.
//
// Chooses spots and asks; the answer is always the engine's.
import type { Example, Report } from '../report/report';
import { lastRuling } from '../report/report';
import { situations } from '../floor/situations';
import { linesOf, type Scene } from '../scene/scene';

export interface DrillSpot {
  rule: string;
  scene: Scene;
}

export const kinds = [
  ['fold', 'A fold'],
  ['check', 'A check'],
  ['call', 'A call'],
  ['bet', 'A bet'],
  ['raise', 'A raise'],
  ['waits', 'It waits for its turn'],
  ['refused', 'It cannot be'],
  ['nothing', 'No act yet'],
] as const;

export type Kind = (typeof kinds)[number][0];

// Gestures that somebody at a table may be in doubt about.
const doubtful = /\b(puts out|says|moves|taps|pulls back|mucks|is all in|checks|bets|raises)\b/;

export function asks(example: Example): boolean {
  const last = linesOf(example.scene).at(-1) ?? '';
  const plain = example.scene.rulebook === undefined && example.scene.house === undefined;
  return (
    plain &&
    /^4\.\d+$/.test(example.rule) &&
    doubtful.test(last) &&
    !last.startsWith('floor') &&
    !last.startsWith('dealer')
  );
}

// What the last line counts as, in the drill's words; null where there is nothing to ask.
export function kindOf(report: Report): Kind | null {
  const ruling = lastRuling(report);
  if (!ruling) return null;
  if (ruling.verdict === 'held') return 'waits';
  if (ruling.verdict === 'refused') return 'refused';
  switch (ruling.act) {
    case 'fold':
    case 'check':
    case 'call':
    case 'bet':
    case 'raise':
      return ruling.to === null && ruling.act !== 'fold' && ruling.act !== 'check' ? null : ruling.act;
    case null:
      return 'nothing';
    case 'complete':
    case 'bring_in':
      return null;
  }
}

// A clear act that stands as it was done: nobody would ask.
export function isPlain(line: string, report: Report): boolean {
  return (
    / (checks|bets|raises|calls|folds|says "(check|call|fold)")/.test(line) && lastRuling(report)?.verdict === 'stands'
  );
}

export function generated(pick: () => number): DrillSpot {
  const able = situations.filter((one) => one.drill);
  const one = able[Math.floor(pick() * able.length)] ?? able[0]!;
  return { rule: one.rule, scene: one.scene(one.drill?.(pick) ?? {}) };
}

// Half from the examples, of the rule that is known least; half made anew.
export function nextSpot(examples: Example[], rules: string[], pick: () => number): DrillSpot {
  if (examples.length === 0 || pick() < 0.5) return generated(pick);
  const rule = rules[Math.floor(pick() * pick() * rules.length)];
  const of = examples.filter((one) => one.rule === rule);
  const chosen = of[Math.floor(pick() * of.length)];
  return chosen ? { rule: chosen.rule, scene: chosen.scene } : generated(pick);
}
