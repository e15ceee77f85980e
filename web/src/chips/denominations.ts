// The chips of a card room: their colours, and how an amount is made of them.
//
// Drawing only: which chips count as what is the engine's business.

export interface Colours {
  face: string;
  spots: string;
  ink: string;
}

const white = '#ffffff';
const cream = '#fff4ea';

const colours: Record<number, Colours> = {
  0.25: { face: '#8a5a2b', spots: cream, ink: white },
  0.5: { face: '#5d6b73', spots: cream, ink: white },
  1: { face: '#f4f0e6', spots: '#3e5f93', ink: '#1d1a16' },
  5: { face: '#b42a22', spots: cream, ink: white },
  10: { face: '#2456a6', spots: cream, ink: white },
  25: { face: '#1b7d49', spots: cream, ink: white },
  100: { face: '#23211f', spots: cream, ink: white },
  500: { face: '#6a3ba5', spots: cream, ink: white },
  1000: { face: '#e2a52b', spots: '#2b1b05', ink: '#1d1205' },
  5000: { face: '#9b3d12', spots: cream, ink: white },
  25000: { face: '#11616b', spots: cream, ink: white },
  100000: { face: '#7a1f4e', spots: cream, ink: white },
};

const plain: Colours = { face: '#4c5560', spots: cream, ink: white };

export function coloursOf(chip: number): Colours {
  return colours[chip] ?? plain;
}

// Each is a whole number of the next smaller, so that the largest first makes the fewest chips.
const set = [100000, 25000, 5000, 1000, 500, 100, 25, 5, 1, 0.5, 0.25, 0.05, 0.01];

// Hundredths as whole numbers: chips are never counted in floating point.
const cents = (chips: number) => Math.round(chips * 100);

// The fewest chips that make an amount.
export function fewest(amount: number): number[] {
  let left = cents(amount);
  const chips: number[] = [];
  for (const chip of set) {
    while (left >= cents(chip) && chips.length < 400) {
      chips.push(chip);
      left -= cents(chip);
    }
  }
  return chips;
}

export interface Kind {
  chip: number;
  left: number;
}

// A rack that holds exactly this stack: twenty or so of the smaller chips, the rest in larger ones.
export function rack(stack: number, smallest: number): Kind[] {
  const kinds = set
    .filter((chip) => chip <= stack && (chip >= smallest || cents(stack) % cents(chip * 5) !== 0))
    .reverse();
  // A kind that the stack does not need for its last few chips only makes the rack longer.
  while (kinds.length > 1 && kinds[0]! < smallest && cents(stack) % cents(kinds[1]!) === 0) kinds.shift();
  let left = cents(stack);
  return kinds.map((chip, index) => {
    const bigger = kinds[index + 1];
    if (bigger === undefined) return { chip, left: Math.round(left / cents(chip)) };
    const step = cents(bigger) / cents(chip);
    const odd = Math.round((left % cents(bigger)) / cents(chip));
    const want = Math.floor(Math.min(left / 4 / cents(chip), 20 - odd) / step) * step;
    const count = odd + Math.max(0, want);
    left -= count * cents(chip);
    return { chip, left: count };
  });
}

// The rack with some chips pushed forward; a dealer makes change where a kind has run out.
export function rackAfter(stack: number, forward: number[], smallest: number): Kind[] {
  const full = rack(stack, smallest);
  const left = full.map(({ chip, left }) => ({ chip, left: left - forward.filter((one) => one === chip).length }));
  if (left.every((kind) => kind.left >= 0)) return left;
  const rest = cents(stack) - forward.reduce((all, chip) => all + cents(chip), 0);
  const changed = new Map(rack(rest / 100, smallest).map((kind) => [kind.chip, kind.left]));
  const chips = [...new Set([...full.map((kind) => kind.chip), ...changed.keys()])].sort((a, b) => a - b);
  return chips.map((chip) => ({ chip, left: changed.get(chip) ?? 0 }));
}

// Stacks as they stand on the felt: by kind, the highest on the left, ten to a stack, four stacks at most.
export function stacks(chips: number[]): number[][] {
  const kinds = [...new Set(chips)].sort((a, b) => b - a);
  const out: number[][] = [];
  for (const kind of kinds) {
    let count = chips.filter((chip) => chip === kind).length;
    for (; count > 0; count -= 10) out.push(Array<number>(Math.min(count, 10)).fill(kind));
  }
  if (out.length <= 4) return out;
  const few = fewest(chips.reduce((all, chip) => all + cents(chip), 0) / 100);
  return few.length < chips.length ? stacks(few) : out.slice(0, 4);
}

// One pile, the highest at the bottom: as many as can be told apart, so the fewest where there are more.
export function pile(chips: number[]): number[] {
  const most = 6;
  const of = chips.length <= most ? chips : fewest(chips.reduce((all, chip) => all + cents(chip), 0) / 100);
  return [...of].sort((a, b) => b - a).slice(0, most);
}

// "1K" on a chip of a thousand.
export function onChip(chip: number): string {
  return chip >= 1000 ? `${chip / 1000}K` : String(chip).replace(/^0\./, '.');
}

// Splits chips put out into those that stay and those that go back; null where it takes change.
export function split(chips: number[], back: number): { stay: number[]; back: number[] } | null {
  let left = cents(back);
  const going: number[] = [];
  const stay: number[] = [];
  for (const chip of [...chips].sort((a, b) => b - a)) {
    if (cents(chip) <= left) {
      going.push(chip);
      left -= cents(chip);
    } else stay.push(chip);
  }
  return left === 0 ? { stay, back: going } : null;
}
