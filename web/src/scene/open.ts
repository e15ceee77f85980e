// Reads a scene from a file's text, TOML or JSON, or says what is wrong with it.
import { isScene } from './link';
import type { Scene } from './scene';

export type Opened = { scene: Scene } | { error: string };

export async function open(text: string): Promise<Opened> {
  try {
    const read: unknown = text.trimStart().startsWith('{') ? JSON.parse(text) : await toml(text);
    if (isScene(read)) return { scene: read };
    return { error: 'This is no scene: “starting_stacks” lists the chips behind each player, and is not there.' };
  } catch (fault) {
    return { error: fault instanceof Error ? (fault.message.split('\n')[0] ?? '') : String(fault) };
  }
}

// The reader comes only when a file is opened: most visitors never need it.
async function toml(text: string): Promise<unknown> {
  const { parse } = await import('smol-toml');
  return JSON.parse(JSON.stringify(parse(text), (_key, value: unknown) => (value === Infinity ? 'inf' : value)));
}
