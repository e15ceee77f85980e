// Asks the server. Every ruling on the page comes through here.
import type { Example, Question, Report } from './report/report';
import type { Scene } from './scene/scene';
import { settings } from './settings.svelte';

// What is wrong with the scene, or that nobody answered: values, both are shown where the ruling would be.
export type Ruled = { reports: Report[] } | { error: string } | { lost: string };

const asked = new Map<string, Promise<Ruled>>();

export function rule(scene: Scene): Promise<Ruled> {
  // Sentences write amounts as the page does.
  const currency_symbol = settings.currency || undefined;
  const body = JSON.stringify({ ...scene, currency_symbol });
  const known = asked.get(body);
  if (known) return known;
  const answer = post(body);
  if (asked.size > 400) asked.clear();
  asked.set(body, answer);
  // What was not answered is asked again next time.
  void answer.then((got) => 'lost' in got && asked.delete(body));
  return answer;
}

async function post(body: string): Promise<Ruled> {
  try {
    const response = await fetch('/api/rule', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const got = (await response.json()) as Report[] | { error: string | { text?: string; message?: string } };
    if (Array.isArray(got)) return { reports: got };
    const error = typeof got.error === 'string' ? got.error : (got.error.text ?? got.error.message ?? '');
    // The reader's "scene.json:1:" names a file and a line that the page does not have.
    if (response.status < 500 && response.status !== 429) return { error: error.replace(/^(-|scene\.json):\d+: /, '') };
    return { lost: error || `The server answered ${response.status}.` };
  } catch {
    return { lost: 'Connection lost. Nothing is lost: the spot is on this page.' };
  }
}

// The hand as PHH, or why PHH cannot say it.
export async function phh(scene: Scene): Promise<{ text: string } | { error: string }> {
  try {
    const response = await fetch('/api/phh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(scene),
    });
    if (response.ok) return { text: await response.text() };
    const got = (await response.json()) as { error?: string };
    return { error: got.error ?? `The server answered ${response.status}.` };
  } catch {
    return { error: 'Connection lost. Nothing is lost: the spot is on this page.' };
  }
}

function once<T>(path: string): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    answer ??= fetch(path).then((response) =>
      response.ok ? (response.json() as Promise<T>) : Promise.reject(new Error(String(response.status))),
    );
    answer.catch(() => (answer = null));
    return answer;
  };
}

export const questions = once<Question[]>('/api/rules');
export const examples = once<Example[]>('/api/examples');
