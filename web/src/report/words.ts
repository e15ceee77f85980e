// Facts of a report put into words: what is next, what a verdict is called, what a floor's choice is called.
//
// Knows how the table speaks. Every fact and number comes from the report.
import type { Amount } from '../scene/scene';
import { settings } from '../settings.svelte';
import type { Report, Ruling, Verdict } from './report';

// "$1,250", with the sign of money that is set, if any.
export function amount(of: Amount | null | undefined): string {
  return of === 'inf' ? '∞' : settings.currency + figure(of);
}

// The same without the sign.
export function figure(of: Amount | null | undefined): string {
  if (of === 'inf') return '∞';
  return Number(of ?? 0).toLocaleString('en-US', { maximumFractionDigits: 4 });
}

export const verdictWord: Record<Verdict, string> = {
  stands: 'Stands',
  corrected: 'Corrected',
  held: 'Held',
  released: 'Released',
  refused: 'Refused',
  no_action: 'No action',
  floor: 'Floor',
};

const choices: Record<string, string> = {
  full_call: 'Full call',
  fold_forfeit: 'Fold, chips stay',
  take_back: 'Take it back',
  stands: 'Stands',
  not_binding: 'Not binding',
  call_or_fold: 'Call or fold',
  call_least: 'At least a call',
  hand_dead: 'Hand is dead',
  turn_restored: 'Turn given back',
  allow: 'Allow the clock',
  refuse: 'Refuse the clock',
};

export function choiceWord(choice: string): string {
  return choices[choice] ?? choice.replaceAll('_', ' ');
}

export function list(items: string[], last = 'or'): string {
  if (items.length < 2) return items.join('');
  const comma = items.length > 2 ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} ${last} ${items.at(-1)}`;
}

export function wagered(report: Report): boolean {
  return Object.values(report.bets).some((bet) => bet === 'inf' || bet > 0);
}

// "A may call 30 or fold."
export function next(report: Report): string {
  if (report.hand_over) return over(report);
  const { to_act: who } = report;
  if (!who) return 'The next card is due.';
  if (report.declared?.by === who) return `${who} owes the amount of the ${report.declared.act}.`;
  const may = [];
  if (report.can_check) may.push('check');
  else may.push(`call ${amount(report.to_call)}`);
  if (report.complete_to !== null && report.can_raise) may.push(`complete to ${amount(report.complete_to)}`);
  if (report.can_raise) may.push(wager(report));
  may.push('fold');
  return `${who} may ${list(may)}.`;
}

function wager(report: Report): string {
  const { min_raise_to: least, max_raise_to: most } = report;
  const verb = wagered(report) ? 'raise to' : 'bet';
  if (report.sizes) return `${verb} ${list(report.sizes.map(amount))}`;
  if (least === most) return `${verb} ${amount(least)}`;
  return most === 'inf' ? `${verb} ${amount(least)} or more` : `${verb} ${amount(least)} to ${amount(most)}`;
}

function over(report: Report): string {
  const won = Object.entries(report.awards ?? {}).filter(([, chips]) => chips === 'inf' || chips > 0);
  if (won.length > 0)
    return `The hand is over. ${list(
      won.map(([who, chips]) => `${who} wins ${amount(chips)}`),
      'and',
    )}.`;
  if (report.show_order?.length) return `Betting is over. ${report.show_order[0]} shows first.`;
  return 'Betting is over.';
}

// "Call, 40 back": what a line came to, short enough for a row.
export function outcome(ruling: Ruling | null): string {
  if (!ruling) return 'Ready';
  const back = positive(ruling.returned) ? `, ${amount(ruling.returned)} back` : '';
  const only = ruling.may_only ? `May only ${list(ruling.may_only)}` : '';
  if (ruling.verdict === 'refused') return `Refused${back}`;
  if (ruling.verdict === 'floor' && ruling.act) return `Floor: ${actWord(ruling).toLowerCase()}`;
  if (ruling.verdict === 'held') return `${actWord(ruling)} waits`;
  if (ruling.verdict === 'no_action') return only || 'No action';
  if (ruling.verdict === 'released') return only || 'Released';
  if (!ruling.act) return ruling.verdict === 'floor' ? 'Floor decides' : only || verdictWord[ruling.verdict];
  return `${actWord(ruling)}${back}${ruling.penalty ? ', penalty' : ''}`;
}

export function actWord(ruling: Ruling): string {
  const to = ruling.to === null ? '' : ` ${amount(ruling.to)}`;
  switch (ruling.act) {
    case 'fold':
      return 'Fold';
    case 'check':
      return 'Check';
    case 'call':
      return ruling.all_in ? 'All-in call' : 'Call';
    case 'bet':
      return ruling.all_in ? `All in${to}` : `Bet${to}`;
    case 'raise':
      if (ruling.all_in) return `All in${to}`;
      return to ? `Raise to${to}` : 'Raise';
    case 'complete':
      return 'Complete';
    case 'bring_in':
      return `Bring in${to}`;
    case null:
      return 'Act';
  }
}

export function positive(chips: Amount | null | undefined): boolean {
  return chips === 'inf' || Number(chips ?? 0) > 0;
}

// "TDA-2026 49" as "TDA 2026 · 49"; the rules page's own numbers stay as they are.
export function cite(of: string): { book: string | null; rule: string } {
  const known: Record<string, string> = { 'TDA-2026': 'TDA 2026', 'RR-11': 'Robert’s', 'WSOP-2023': 'WSOP' };
  const [head = '', ...rest] = of.split(' ');
  return known[head] ? { book: known[head], rule: rest.join(' ') } : { book: null, rule: of };
}

// "Rule 4.9, TDA 45.", as a voice says it: a book without its year.
export function saidRules(cites: string[]): string {
  if (!cites.length) return '';
  const said = cites.map(cite).map(({ book, rule }) => (book ? `${book.replace(/ \d{4}$/, '')} ${rule}` : rule));
  return `Rule ${said.join(', ')}.`;
}

// The headline is the ruling's first sentence; what follows is the why.
export function sentences(text: string): [string, string] {
  const end = /[.!?]["”]?\s+(?=[A-Z0-9])/.exec(text);
  if (!end || text.length <= 64) return [text, ''];
  const cut = end.index + end[0].trimEnd().length;
  return [text.slice(0, cut), text.slice(cut).trim()];
}
