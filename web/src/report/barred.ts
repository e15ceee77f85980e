// Why a raise is barred: a note short enough for a button, and the report's sentence said to the one it is about.
import type { Report } from './report';

const notes: Record<string, string> = {
  reopening: 'not reopened',
  raise_cap: 'capped',
  cap_heads_up: 'capped',
  out_of_turn: 'call or fold',
  out_of_turn_heads_up: 'call or fold',
  check_facing_bet: 'call or fold',
  check_raise: 'no check-raise',
  skipped_player: 'call or fold',
};

export function barredNote({ raise_barred, may_raise }: Report, who: string): string {
  if (!raise_barred) return 'not allowed';
  // `may_raise` names all who have chips left: alone among them one raises nobody.
  if (Object.keys(may_raise).join() === who) return 'nobody can call it';
  return notes[raise_barred.question] ?? 'not allowed';
}

// "You may not raise: since your bet of 20 ..."
export function toReader(text: string, name: string): string {
  const own = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const of = (after: string) => new RegExp(`(^|[^\\p{L}\\p{N}])${own}${after}(?![\\p{L}])`, 'gu');
  const you = (verb: string) => (_: string, before: string) => `${before}${before ? 'you' : 'You'}${verb}`;
  return text.replace(of(' may'), you(' may')).replace(of(' has'), you(' have')).replace(of("'s"), '$1your');
}
