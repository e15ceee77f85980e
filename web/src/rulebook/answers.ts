// The books' answers to a question, side by side: which differ, which are silent, how an answer reads.
import type { Answer, Question } from '../report/report';

export type Stand = 'as' | 'differs' | 'silent';

const same = (a: Answer[], b: Answer[]) =>
  JSON.stringify(a.map((one) => [one.when, one.answer])) === JSON.stringify(b.map((one) => [one.when, one.answer]));

const conditions: Record<string, string> = {
  fixed_limit: 'fixed limit',
  limit: 'limit games',
  pot_limit: 'pot-limit',
  big_bet: 'no-limit and pot-limit',
  two_rounds: 'two betting rounds',
  lowball: 'lowball',
  stud: 'stud',
  tournament: 'tournaments',
};

export function whenOf(answer: Answer): string {
  return answer.when.map((one) => conditions[one] ?? one.replaceAll('_', ' ')).join(', ');
}

// A book stands as the first one does, differs from it, or does not speak and is filled.
export function stands(question: Question): { rulebook: string; stand: Stand }[] {
  const first = question.rulebooks[0]?.answers ?? [];
  return question.rulebooks.map(({ rulebook, answers }) => ({
    rulebook,
    stand: !agrees(answers, first) ? 'differs' : answers.every((one) => one.silent) ? 'silent' : 'as',
  }));
}

// Books often spell out for some games what holds for all: it is the answers that count.
function agrees(a: Answer[], b: Answer[]): boolean {
  if (same(a, b)) return true;
  const values = (all: Answer[]) => new Set(all.map((one) => String(one.answer)));
  const [left, right] = [values(a), values(b)];
  return left.size === 1 && right.size === 1 && [...left][0] === [...right][0];
}

export function differ(question: Question): boolean {
  return stands(question).some((one) => one.stand === 'differs');
}

// The answer in words: a number as it is, a choice as the book's clause tells it.
export function heading(question: Question, answer: Answer): string {
  if (typeof answer.answer === 'number') return numbered(question.question, answer.answer);
  if (typeof answer.answer === 'boolean') return answer.answer ? 'Allowed.' : 'Not allowed.';
  return question.answers.find((one) => one.answer === answer.answer)?.means ?? answer.says;
}

function numbered(question: string, value: number): string {
  if (question.startsWith('clock_')) return value === 0 && question === 'clock_wait' ? 'No wait.' : `${value} seconds.`;
  if (question === 'raise_cap') return `A bet and ${value} raises.`;
  return value === 0 ? 'None.' : String(value);
}

export function cites(answer: Answer): string[] {
  return answer.cites;
}
