// A table that is staged: any state of it on the page, without playing up to it. Reports are the engine's; the rest is told here.
import type { Page, WebSocketRoute } from 'playwright-core';
import type { Awaits, LiveHand, LiveRuling, Person, Request, TableInfo, Update } from '../../src/live/protocol';
import type { Report } from '../../src/report/report';
import { linesOf, type Scene } from '../../src/scene/scene';

export type Rules = (scene: Scene) => Promise<Report>;

export const rulesAt =
  (url: string): Rules =>
  async (scene) => {
    const response = await fetch(`${url}/api/rule`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(scene),
    });
    const got = (await response.json()) as Report[];
    if (!got[0]) throw new Error(JSON.stringify(got));
    return got[0];
  };

const info: TableInfo = {
  key: 'staged',
  name: 'Thursday game',
  game: 'holdem',
  structure: 'no_limit',
  seats: 7,
  stakes: '$1/$2',
  blinds: [1, 2],
  ante: 0,
  buy_in: [40, 400],
  rulebook: 'tda-2026',
  rulebook_title: 'TDA 2026',
  clock: 30,
  currency: '$',
  invited_only: false,
  open_deck: false,
  playing: true,
  held: null,
  level: null,
};

export interface Staged {
  scene: Scene;
  // Seats of the scene's players.
  seats: number[];
  me: string | null;
  host?: boolean;
  table?: Partial<TableInfo>;
  people?: (Partial<Person> & { seat: number; name: string })[];
  hand?: Partial<LiveHand>;
  awaits?: Partial<Awaits> | null;
  number?: number;
}

const person = (seat: number, name: string, stack: number): Person => ({
  seat,
  name,
  stack,
  presence: 'in',
  bot: null,
  here: true,
  leaving: false,
  owes: [],
});

const dealt: Record<string, number> = { preflop: 0, flop: 3, turn: 4, river: 5 };

function gone(report: Report): Set<string> {
  const all = report.rulings.flatMap((ruling) => [ruling, ...ruling.then]);
  return new Set(all.filter((one) => one.act === 'fold' && one.verdict !== 'refused').map((one) => one.by));
}

export async function update(rules: Rules, staged: Staged): Promise<Update> {
  const { scene, seats, me } = staged;
  const report = await rules(scene);
  const names = scene.players ?? [];
  const out = gone(report);
  const board = (scene.board?.match(/../g) ?? []).slice(0, dealt[report.street] ?? 0);
  const hole = (name: string) => scene.hole_cards?.[name]?.match(/../g) ?? ['??', '??'];
  const input = linesOf(scene).length + 1;
  const rulings: LiveRuling[] = report.rulings.map((one) => ({
    ...one,
    input: one.line,
    line: linesOf(scene)[one.line - 1] ?? '',
  }));
  const people = names.map((name, index) => ({
    ...person(seats[index] ?? 1, name, Number(report.stacks[name] ?? 0)),
    ...staged.people?.find((one) => one.name === name),
  }));
  const others = (staged.people ?? []).filter((one) => !names.includes(one.name));
  const awaits: Awaits | null =
    staged.awaits === null || !report.to_act
      ? null
      : { what: 'act', who: report.to_act, cards: 0, ends_in_ms: 18000, of_ms: 30000, ...staged.awaits };
  return {
    update: input,
    table: { ...info, ...staged.table },
    you: {
      seat: me ? (people.find((one) => one.name === me)?.seat ?? null) : null,
      name: me,
      host: staged.host ?? false,
    },
    watching: 2,
    people: [...people, ...others.map((one) => ({ ...person(one.seat, one.name, 0), ...one }))],
    hand: {
      number: staged.number ?? 42,
      input,
      over: false,
      undone: 0,
      players: names,
      seats,
      button: seats.at(-1) ?? 1,
      board,
      boards: [board],
      cards: Object.fromEntries(names.filter((name) => !out.has(name)).map((name) => [name, hole(name)])),
      shown: [],
      mucked: [],
      report,
      awaits,
      winners: [],
      commitments: [],
      deal: null,
      ...staged.hand,
    },
    rulings,
    happened: [],
    skipped: false,
  };
}

export interface Stage {
  asked: Request[];
  // How the next requests are answered, by what is asked; all else is done.
  answers: Record<string, (request: Request) => object>;
  tell(update: Update): void;
  drop(): Promise<void>;
}

export async function stage(page: Page, first: Update): Promise<Stage> {
  let socket: WebSocketRoute | null = null;
  let now = first;
  const asked: Request[] = [];
  const answers: Stage['answers'] = {};
  await page.route('**/api/visitor', (route) => route.fulfill({ json: { visitor: true } }));
  await page.routeWebSocket(/\/api\/live$/, (route) => {
    socket = route;
    route.onMessage((text) => {
      const request = JSON.parse(String(text)) as Request & { id: number };
      asked.push(request);
      const answer = answers[request.do]?.(request) ?? { done: true, seq: now.update };
      route.send(JSON.stringify({ answer: request.id, ...answer }));
      if (request.do === 'enter') route.send(JSON.stringify(now));
    });
  });
  return {
    asked,
    answers,
    tell(update) {
      now = update;
      socket?.send(JSON.stringify(update));
    },
    async drop() {
      await socket?.close({ code: 1012, reason: 'staged' });
      socket = null;
    },
  };
}
