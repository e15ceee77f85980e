// One WebSocket to one table: enters it, asks and gets answers by number, and comes back after a loss from the last update seen.
//
// Knows nothing of poker. What was asked and not answered when the connection went is never sent again: the update that follows
// tells what became of it.
import type { Answer, Incoming, Request, Update } from './protocol';

export type State =
  | { at: 'opening' }
  | { at: 'here' }
  | { at: 'lost'; seconds: number }
  // The table does not let this visitor in, or has ended: nothing is tried again.
  | { at: 'gone'; why: string };

export interface Hears {
  onstate(state: State): void;
  onupdate(update: Update): void;
  onheld(why: string): void;
}

// Seconds to wait before each try, the last for all that follow.
const waits = [1, 2, 3, 5, 10, 15];

export function wait(tries: number): number {
  return waits[Math.min(tries, waits.length - 1)]!;
}

const lostWords = 'Connection lost before this was answered. The table shows what became of it.';

export class Connection {
  #socket: WebSocket | null = null;
  #asked = new Map<number, (answer: Answer) => void>();
  #id = 0;
  #last: number | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #ended = false;

  constructor(
    private readonly table: string,
    private readonly hears: Hears,
    private readonly open: () => Promise<WebSocket>,
  ) {}

  async start(): Promise<void> {
    this.#clear();
    if (this.#ended) return;
    let socket: WebSocket;
    try {
      socket = await this.open();
    } catch {
      return this.#retry();
    }
    if (this.#ended) return socket.close();
    this.#socket = socket;
    socket.onopen = () => void this.#enter();
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = () => socket === this.#socket && this.#lose();
  }

  stop(): void {
    this.#ended = true;
    this.#clear();
    this.#socket?.close();
    this.#drop();
  }

  // At once, where the visitor does not want to wait.
  again(): void {
    if (!this.#socket && !this.#ended) void this.start();
  }

  ask(request: Request): Promise<Answer> {
    const id = ++this.#id;
    if (this.#socket?.readyState !== 1) return Promise.resolve({ answer: id, refused: lostWords, lost: true });
    this.#socket.send(JSON.stringify({ id, ...request }));
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  async #enter(): Promise<void> {
    const from = this.#last === null ? {} : { from: this.#last };
    const answer = await this.ask({ do: 'enter', table: this.table, ...from });
    if ('done' in answer) {
      this.#tries = 0;
      this.hears.onstate({ at: 'here' });
    } else if (!answer.lost) this.#end(answer.refused);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Incoming;
    if ('update' in message) {
      this.#last = message.update;
      this.hears.onupdate(message);
    } else if ('answer' in message) {
      this.#asked.get(message.answer)?.(message);
      this.#asked.delete(message.answer);
    } else if ('gone' in message) this.#end(message.gone);
    else if ('held' in message) this.hears.onheld(message.held);
  }

  #end(why: string): void {
    this.stop();
    this.hears.onstate({ at: 'gone', why });
  }

  #lose(): void {
    this.#drop();
    if (!this.#ended) this.#retry();
  }

  #drop(): void {
    this.#socket = null;
    const waiting = [...this.#asked];
    this.#asked.clear();
    for (const [answer, tell] of waiting) tell({ answer, refused: lostWords, lost: true });
  }

  #retry(): void {
    let seconds = wait(this.#tries++);
    const count = () => {
      if (this.#ended) return;
      if (seconds === 0) return void this.start();
      this.hears.onstate({ at: 'lost', seconds: seconds-- });
      this.#timer = setTimeout(count, 1000);
    };
    count();
  }

  #clear(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

// The visitor's cookie first: the socket carries it.
export async function openSocket(): Promise<WebSocket> {
  const response = await fetch('/api/visitor', { method: 'POST' });
  if (!response.ok) throw new Error(String(response.status));
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
}
