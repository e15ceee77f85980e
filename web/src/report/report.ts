// A report, as the engine gives it: docs/scene.md tells each key. And what the rulebooks say, as /api/rules gives it.
import type { Amount, Scene } from '../scene/scene';

export type Verdict = 'stands' | 'corrected' | 'held' | 'released' | 'refused' | 'no_action' | 'floor';
export type Act = 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'complete' | 'bring_in';

export interface Ruling {
  line: number;
  by: string;
  verdict: Verdict;
  act: Act | null;
  all_in: boolean;
  to: Amount | null;
  adds: Amount;
  returned: Amount;
  owes: Amount;
  may_only: string[] | null;
  penalty: boolean;
  question: string;
  cites: string[];
  text: string;
  then: Ruling[];
}

export interface Barred {
  question: string;
  cites: string[];
  text: string;
}

export interface Report {
  rulebook: string;
  rulings: Ruling[];
  street: string;
  street_over: boolean;
  hand_over: boolean;
  to_act: string | null;
  declared: { by: string; act: string } | null;
  to_call: Amount;
  can_check: boolean;
  can_raise: boolean;
  raise_barred: Barred | null;
  full_raise_to: Amount | null;
  min_raise_to: Amount | null;
  max_raise_to: Amount | null;
  sizes: number[] | null;
  complete_to: Amount | null;
  may_raise: Record<string, boolean>;
  limited: Record<string, string[]>;
  bets: Record<string, Amount>;
  stacks: Record<string, Amount>;
  pots: { amount: Amount; eligible: string[] }[];
  uncalled: Record<string, Amount>;
  awards: Record<string, Amount> | null;
  final_stacks: Record<string, Amount> | null;
  show_order: string[] | null;
  substantial_action: boolean;
  raises: number;
  capped: boolean;
  held: { by: string; act: string; to: Amount | null }[];
  clock: { on: string; seconds: number; countdown: number; left: number } | null;
  floor: { question: string; on: string; choices: string[]; taken: string; text: string } | null;
}

export interface Answer {
  answer: string | number | boolean;
  when: string[];
  says: string;
  cites: string[];
  from: string;
  silent: boolean;
  doubt: string | null;
}

export interface Question {
  question: string;
  group: string;
  title: string;
  page: string;
  asks: string;
  kind: string;
  answers: { answer: string | number | boolean; means: string }[];
  rulebooks: { rulebook: string; answers: Answer[] }[];
}

export interface Example {
  id: string;
  rule: string;
  why: string;
  scene: Scene;
}

export function lastRuling(report: Report | null | undefined): Ruling | null {
  return report?.rulings.at(-1) ?? null;
}
