// Lines of action, written as the format reads them. Says what a hand did; never what it counts as.

export const folds = (who: string) => `${who} folds`;
export const checks = (who: string) => `${who} checks`;
export const calls = (who: string) => `${who} calls`;
export const bets = (who: string, to: number) => `${who} bets ${to}`;
export const raises = (who: string, to: number) => `${who} raises to ${to}`;
export const completes = (who: string) => `${who} completes`;
export const bringsIn = (who: string, to: number) => `${who} brings in ${to}`;
export const allIn = (who: string) => `${who} is all in`;
export const taps = (who: string) => `${who} taps`;
export const mucks = (who: string) => `${who} mucks`;
export const counts = (who: string) => `${who} asks for a count`;
export const says = (who: string, words: string) => `${who} says "${spoken(words)}"`;
export const putsOut = (who: string, chips: number[]) => `${who} puts out ${listed(chips)}`;
export const saysAndPutsOut = (who: string, words: string, chips: number[]) =>
  `${says(who, words)} and puts out ${listed(chips)}`;
export const movesForward = (who: string, chips: number[]) => `${who} moves ${sum(chips)} forward`;
export const pullsBack = (who: string) => `${who} pulls back`;
export const takesBack = (who: string, chips: number[]) => `${who} pulls back ${listed(chips)}`;
export const asksClock = (who: string, on: string) => `${who} calls the clock on ${on}`;
export const callsClock = (on: string) => `floor calls the clock on ${on}`;
export const waits = (seconds: number) => `wait ${seconds}`;
export const rules = (choice: string) => `floor rules ${choice}`;
export const dealsBoard = (cards: string) => `d db ${cards}`;

// Quotes end the words, and a comment sign would end the line.
function spoken(words: string): string {
  return words.replace(/["“”#]/g, '').trim();
}

// "3x100 25", the largest first.
export function listed(chips: number[]): string {
  const kinds = [...new Set(chips)].sort((a, b) => b - a);
  return kinds
    .map((kind) => [chips.filter((chip) => chip === kind).length, kind] as const)
    .map(([count, kind]) => (count > 3 ? `${count}x${kind}` : Array(count).fill(kind).join(' ')))
    .join(' ');
}

export function sum(chips: number[]): number {
  return Math.round(chips.reduce((all, chip) => all + chip, 0) * 10000) / 10000;
}

// The chips a line puts out, for drawing them; none where it puts out none.
export function chipsOf(line: string): number[] {
  const list = /\bputs out ([\d.,x$ ]+)/.exec(line)?.[1];
  if (!list) return [];
  return list
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const parts = /^(?:(\d+)x)?\$?([\d.,]+)$/.exec(word);
      if (!parts?.[2]) return [];
      const chip = Number(parts[2].replaceAll(',', ''));
      return Array<number>(Math.min(Number(parts[1] ?? 1), 200)).fill(chip);
    });
}

// A line by somebody's name, without it: "puts out 100".
export function withoutName(line: string, names: string[]): [string | null, string] {
  const by = [...names].sort((a, b) => b.length - a.length).find((name) => line.startsWith(`${name} `));
  return by ? [by, line.slice(by.length + 1)] : [null, line];
}
