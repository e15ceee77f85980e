// A scene as TOML, laid out as people write it: the table first, then what happens, one line each.
//
// Knows the shapes that scenes hold: texts, numbers, truths, lists and tables of them.
import type { Scene } from './scene';

const order = [
  'rulebook', 'variant', 'game', 'structure', 'players', 'starting_stacks', 'currency_symbol', 'unit', 'blinds', 'blinds_or_straddles', 'straddle',
  'posts', 'kill', 'ante', 'antes', 'bring_in', 'small_bet', 'big_bet', 'min_bet', 'spread', 'street', 'pot', 'front', 'first',
  'away', 'house', 'event', 'hole_cards', 'board', 'actions',
]; // prettier-ignore

export function writeToml(scene: Scene): string {
  const keys = Object.keys(scene).filter((key) => scene[key] !== undefined && scene[key] !== null);
  keys.sort((a, b) => place(a) - place(b));
  return keys
    .map((key) => `${name(key)} = ${key === 'actions' ? lines(scene.actions ?? []) : value(scene[key])}\n`)
    .join('');
}

function place(key: string): number {
  const at = order.indexOf(key);
  return at < 0 ? order.indexOf('actions') - 0.5 : at;
}

function lines(actions: string[]): string {
  return actions.length === 0 ? '[]' : `[\n${actions.map((line) => `    ${text(line)},\n`).join('')}]`;
}

function name(key: string): string {
  return /^[A-Za-z0-9_-]+$/.test(key) ? key : text(key);
}

function value(of: unknown): string {
  if (of === 'inf') return 'inf';
  if (typeof of === 'string') return text(of);
  if (typeof of === 'number') return Number.isFinite(of) ? String(of) : 'inf';
  if (typeof of === 'boolean') return String(of);
  if (Array.isArray(of)) return `[${of.map(value).join(', ')}]`;
  const pairs = Object.entries(of as object).map(([key, one]) => `${name(key)} = ${value(one)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

// A line of action is full of quotes; TOML's plain quotes keep them readable where they can.
function text(of: string): string {
  if (of.includes('"') && !/['\u0000-\u001f\u007f]/.test(of)) return `'${of}'`;
  return JSON.stringify(of).replaceAll('\u007f', '\\u007F');
}
