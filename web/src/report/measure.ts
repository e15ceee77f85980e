// The line of a ruling about amounts: what was put out, and where a call, half a raise and a full raise lie.
//
// Takes the levels from the report before the act and the ruling on it; it measures, it does not judge.
import type { Amount } from '../scene/scene';
import type { Report, Ruling } from './report';

export interface Mark {
  at: number;
  label: string;
  kind: 'end' | 'half' | 'put';
}

export interface Measure {
  from: number;
  to: number;
  marks: Mark[];
}

// Questions on which half a raise is the line.
const halves = ['short_raise', 'several_chips', 'prior_chips', 'number_alone'];

function finite(of: Amount | null | undefined): number | null {
  return typeof of === 'number' ? of : null;
}

export function measure(before: Report | null, ruling: Ruling | null): Measure | null {
  if (!before || !ruling || before.to_act !== ruling.by || before.hand_over) return null;
  const to = finite(ruling.to);
  const returned = finite(ruling.returned);
  const owes = finite(ruling.owes) ?? 0;
  const front = finite(before.bets[ruling.by]);
  const toCall = finite(before.to_call);
  if (to === null || returned === null || front === null || toCall === null) return null;
  if (ruling.act !== 'call' && ruling.act !== 'raise' && ruling.act !== 'bet' && ruling.act !== 'complete') return null;
  const call = front + toCall;
  if (owes > 0 && to - owes >= front) return line(0, [end(0, ''), end(to, 'the call'), put(to - owes)]);
  const out = to + returned;
  const full = finite(before.full_raise_to);
  if (full === null || out <= call || full <= call) return null;
  const marks = [end(call, call > 0 ? 'call' : ''), end(full, call > 0 ? 'full raise' : 'full bet'), put(out)];
  if (halves.includes(ruling.question)) marks.push({ at: (call + full) / 2, label: 'half', kind: 'half' });
  return line(call, marks);
}

const end = (at: number, label: string): Mark => ({ at, label, kind: 'end' });
const put = (at: number): Mark => ({ at, label: 'put out', kind: 'put' });

function line(from: number, all: Mark[]): Measure {
  // What was put out and reaches a mark stands for it.
  const out = all.find((mark) => mark.kind === 'put');
  const met = all.find((mark) => mark !== out && mark.at === out?.at);
  const marks = all
    .filter((mark) => mark !== met)
    .map((mark) => (mark === out && met ? { ...mark, label: met.label } : mark));
  return { from, to: Math.max(...marks.map((mark) => mark.at)), marks: marks.sort((a, b) => a.at - b.at) };
}
