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
