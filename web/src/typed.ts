// What one types as an amount: "1,000", "$2.50". Null where it is none, as "12abc" or "1,5".
export function typed(text: string): number | null {
  const plain = /^\s*[$€£]?\s*(\d+|\d{1,3}(?:[, \u00a0]\d{3})+)?(\.\d*)?\s*[$€£]?\s*$/.exec(text);
  const figures = `${plain?.[1]?.replace(/\D/g, '') ?? ''}${plain?.[2] ?? ''}`;
  return /\d/.test(figures) ? Number(figures) : null;
}

// Said where an amount is asked for and none is written.
export const noAmount = 'Write an amount.';
