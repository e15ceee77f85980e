// Cards as text ("Ks8d3h") and back; which of the board are out on a street.

export const ranks = 'AKQJT98765432';
export const suits = 'shdc';

// The suits' shapes, in a square of 24.
export const paths: Record<string, string> = {
  s: 'M12 1C9 6 2 9.500 2 15a4.800 4.800 0 0 0 8.600 2.900C10.400 20 9.500 22 8 23h8c-1.500-1-2.400-3-2.600-5.100A4.800 4.800 0 0 0 22 15C22 9.500 15 6 12 1z',
  h: 'M12 22C7 17 1.500 13 1.500 7.700A5.600 5.600 0 0 1 12 5a5.600 5.600 0 0 1 10.500 2.700C22.500 13 17 17 12 22z',
  d: 'M12 1l8.500 11L12 23 3.500 12z',
  c: 'M12 1.500a5 5 0 0 0-4.300 7.600A5 5 0 1 0 10.700 17c-.2 2.300-1 4.600-2.700 6h8c-1.700-1.400-2.500-3.700-2.700-6a5 5 0 1 0 3-7.900A5 5 0 0 0 12 1.500z',
};

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
