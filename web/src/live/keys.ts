// The keys of a table's address, and the keyboard map of a live table.
export interface TableKeys {
  table: string;
  invite: string;
}

// "KEY&invite=KEY", as it stands behind "#table=".
export function keysOf(rest: string): TableKeys {
  const [table = '', ...more] = rest.split('&');
  const invite = more.find((one) => one.startsWith('invite='))?.slice('invite='.length) ?? '';
  return { table: decodeURIComponent(table), invite: decodeURIComponent(invite) };
}

// Whether a key is a part of what is being typed in a field. A table may take a field away in the midst of a word: what is typed
// on within a second is no key of the map. Times in milliseconds.
export class Typing {
  #last = -Infinity;

  takes(key: string, inField: boolean, at: number): boolean {
    const takes = inField || at - this.#last < 1000;
    this.#last = takes && !['Escape', 'Enter', 'Tab'].includes(key) ? at : -Infinity;
    return takes;
  }
}

export const map: [string, string][] = [
  ['F', 'fold (twice when checking is free)'],
  ['C', 'check or call'],
  ['B or R', 'bet or raise: type the amount, arrows one step, Page Up and Down ten, Enter'],
  ['1 to 4', 'least, half the pot, the pot, all in'],
  ['A', 'all in (twice)'],
  ['/ or D', 'say something, push chips'],
  ['T', 'tap the table'],
  ['M', 'muck (twice when checking is free)'],
  ['K', 'call the clock on who is to act'],
  ['?', 'this list'],
  ['Esc', 'close'],
];
