// A scene as text for a link's fragment, and back. Everything is in the link; no server keeps it.
import type { Scene } from './scene';

export function encode(scene: Scene): string {
  const bytes = new TextEncoder().encode(JSON.stringify(scene));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

// Null where the text is no scene: a link may have been cut short on its way.
export function decode(code: string): Scene | null {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const scene = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Scene;
    return isScene(scene) ? scene : null;
  } catch {
    return null;
  }
}

// Enough to draw a table; whether it can be played is the engine's to say.
export function isScene(value: unknown): value is Scene {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { starting_stacks: stacks, players, actions } = value as Scene;
  const texts = (list: unknown) =>
    list === undefined || (Array.isArray(list) && list.every((one) => typeof one === 'string'));
  return Array.isArray(stacks) && stacks.length > 0 && texts(players) && texts(actions);
}
