// Amounts with the table's sign, in figures and as a voice says them.
import type { Amount } from '../scene/scene';
import { amount } from '../report/words';

export type Money = (of: Amount | null | undefined) => string;

export const moneyIn =
  (currency: string): Money =>
  (of) =>
    currency + amount(of);

// Chips of a report as a number: live stacks are never without bound.
export const chips = (of: Amount | null | undefined): number => (typeof of === 'number' ? of : 0);

// What one types, as an amount: "1,000", "$2.50". Null where it is none.
export function typed(text: string): number | null {
  const plain = text.replace(/[^\d.]/g, '');
  return /\d/.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : null;
}
