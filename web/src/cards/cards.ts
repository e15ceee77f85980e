// Cards as text ("Ks8d3h") and back; which of the board are out on a street.

export const ranks = 'AKQJT98765432';
export const suits = 'shdc';

export function cardsOf(text: string | undefined): string[] {
  return (text ?? '').replace(/10/g, 'T').match(/[2-9TJQKA?][cdhs?]/g) ?? [];
}

const dealt: Record<string, number> = { preflop: 0, flop: 3, turn: 4, river: 5 };

// Five places: a card, '??' for one that is out and unknown, '' for one not yet dealt.
export function board(text: string | undefined, lines: string[], street: string): string[] {
  const known = cardsOf((text ?? '') + lines.flatMap((line) => /^d db (\S+)/.exec(line)?.[1] ?? []).join(''));
  const out = dealt[street] ?? 0;
  return Array.from({ length: 5 }, (_, place) => (place < out ? (known[place] ?? '??') : ''));
}

const names: Record<string, string> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };
const rankNames: Record<string, string> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten' };

export function spoken(card: string): string {
  if (card.includes('?') || card === '') return 'a card face down';
  return `${rankNames[card[0] ?? ''] ?? card[0]} of ${names[card[1] ?? '']}`;
}
