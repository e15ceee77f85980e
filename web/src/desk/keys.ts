// The keyboard map of the desk. Single letters act only outside text fields, and only while the setting allows them.
export const map: [string, string][] = [
  ['F', 'fold'],
  ['C', 'check or call'],
  ['B or R', 'bet or raise: type the amount, arrows one step, Page Up and Down a whole raise, Enter'],
  ['1 to 4', 'bet or raise a third, half, three quarters or all of the pot: then Enter'],
  ['A', 'all in (twice)'],
  ['/', 'say something'],
  ['T', 'tap the table'],
  ['M', 'muck (twice when checking is free)'],
  ['K', 'time and the clock'],
  ['[ and ]', 'who acts: the seat before, the seat after'],
  ['D', 'chips: arrows choose, Enter pushes forward, Shift+Enter releases, Backspace takes one back'],
  ['Z', 'undo; with Shift, redo'],
  ['X', 'examples: arrows go from one to the next'],
  ['V', 'compare the books'],
  ['?', 'this list'],
  ['Esc', 'close'],
];

export function inText(target: EventTarget | null): boolean {
  const at = target as HTMLElement | null;
  return !!at?.closest?.('input:not([type=range]), textarea, select, [contenteditable], dialog');
}
