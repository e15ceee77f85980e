// The score of the drill, by rule, kept in the browser.
import { keep, kept } from '../settings.svelte';

export type Score = Record<string, { right: number; asked: number }>;

const key = 'floorman.drill';

export function load(): Score {
  try {
    const got: unknown = JSON.parse(kept(key) ?? '{}');
    return read(got);
  } catch {
    return {};
  }
}

// Only what is a score: somebody else may have written to the browser's storage.
export function read(got: unknown): Score {
  const score: Score = {};
  if (typeof got !== 'object' || got === null) return score;
  for (const [rule, one] of Object.entries(got)) {
    const { right, asked } = (one ?? {}) as { right?: unknown; asked?: unknown };
    if (Number.isInteger(right) && Number.isInteger(asked) && (right as number) <= (asked as number)) {
      score[rule] = { right: right as number, asked: asked as number };
    }
  }
  return score;
}

export function add(score: Score, rule: string, right: boolean): Score {
  const before = score[rule] ?? { right: 0, asked: 0 };
  return { ...score, [rule]: { right: before.right + Number(right), asked: before.asked + 1 } };
}

export function save(score: Score): void {
  keep(key, JSON.stringify(score));
}

// The rules that go wrong most come first; among them those asked least.
export function weakest(score: Score, rules: string[]): string[] {
  const share = (rule: string) => {
    const one = score[rule];
    return one ? (one.right + 1) / (one.asked + 2) : 0.5;
  };
  return [...rules].sort((a, b) => share(a) - share(b) || (score[a]?.asked ?? 0) - (score[b]?.asked ?? 0));
}
