// Answers /api/* by running the floorman binary and reading spec/, so that the page can be worked on and tested without
// `floorman serve`. Development and tests only: nothing of this reaches web/dist.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Connect, Plugin } from 'vite';
import type { Example } from '../src/report/report';
import type { Hand, Session } from '../src/rulebook/between';
import type { Scene } from '../src/scene/scene';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const binary = process.env.FLOORMAN ?? join(root, 'build/floorman');

// What `floorman serve` sends too: scripts and styles only from files.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function run(args: string[], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(binary, args);
    let out = '';
    child.on('error', reject);
    child.stdout.on('data', (part: Buffer) => (out += part.toString()));
    child.on('close', () => resolve(out));
    // A program that ends before it has read everything is told of by its answer.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

export function lines(text: string): string {
  return `[${text.trim().split('\n').filter(Boolean).join(',')}]`;
}

// JSON has no infinity; a scene writes it as the word.
export function plain(_key: string, value: unknown): unknown {
  return value === Infinity ? 'inf' : value;
}

export interface Case {
  id: string;
  why: string;
  rulebooks?: string[];
  // The question that it is an example of, where no ruling names it.
  shows?: string;
  // One of the two; a few cases are hand histories instead.
  scene?: Scene;
  session?: Session;
}

// Every case of spec/ with the rule that it is of.
export function cases(): (Case & { rule: string })[] {
  const spec = join(root, 'spec');
  const out: (Case & { rule: string })[] = [];
  for (const file of readdirSync(spec).filter((name) => name.endsWith('.toml'))) {
    const rule =
      /^4\.\d+/.exec(file)?.[0] ??
      file
        .replace('.toml', '')
        .replace(/^article-/, 'article: ')
        .replaceAll('-', ' ');
    const { case: read } = parse(readFileSync(join(spec, file), 'utf8')) as unknown as { case: Case[] };
    for (const one of read) out.push({ ...one, rule });
  }
  return out;
}

export function examples(): Example[] {
  return cases().flatMap(({ id, rule, why, scene }) => (scene ? [{ id, rule, why, scene }] : []));
}

// A session under one book, hand by hand.
export function hands(session: Session, book: string): Hand[] {
  const done = spawnSync(binary, ['seats', '-', '--json', '--rulebook', book], { input: JSON.stringify(session) });
  if (done.status !== 0) throw new Error(done.stderr.toString());
  const all = JSON.parse(lines(done.stdout.toString())) as Hand[];
  // As much of each as the page shows.
  return all.map(({ button, button_seat, sb, bb, posts, dealt_in, waiting, away, owes }) => {
    return { button, button_seat, sb, bb, posts, dealt_in, waiting, away, owes };
  });
}

async function body(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += (part as Buffer).toString();
  return text;
}

function send(response: ServerResponse, status: number, json: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(json);
}

async function ruled(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let scene: unknown;
  try {
    scene = JSON.parse(await body(request));
  } catch (fault) {
    return send(response, 400, JSON.stringify({ error: `not JSON: ${String(fault)}` }));
  }
  const answer = JSON.parse(lines(await run(['rule', '--jsonl'], JSON.stringify(scene) + '\n'))) as {
    error?: string;
  }[];
  const error = answer.find((report) => report.error);
  send(response, error ? 422 : 200, JSON.stringify(error ?? answer));
}

async function written(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await run(['rule', '-', '--phh'], await body(request));
  if (!text.startsWith('[1]'))
    return send(response, 422, JSON.stringify({ error: 'this scene is not written as PHH' }));
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(text.replace(/^\[1\]\n/, ''));
}

const handle: Connect.NextHandleFunction = (request, response, next) => {
  response.setHeader('x-content-type-options', 'nosniff');
  const path = request.url?.split('?')[0];
  const failed = (fault: unknown) => send(response, 500, JSON.stringify({ error: String(fault) }));
  if (path === '/api/rule' && request.method === 'POST') ruled(request, response).catch(failed);
  else if (path === '/api/phh' && request.method === 'POST') written(request, response).catch(failed);
  else if (path === '/api/rules') run(['rules', '--json'], '').then((text) => send(response, 200, lines(text)), failed);
  else if (path === '/api/examples') send(response, 200, JSON.stringify(examples(), plain));
  else next();
};

const strict: Connect.NextHandleFunction = (_request, response, next) => {
  response.setHeader('content-security-policy', policy);
  next();
};

export function engine(): Plugin {
  return {
    name: 'floorman-engine',
    configureServer: (server) => void server.middlewares.use(handle),
    // FLOORMAN_API: a running `floorman serve` answers instead.
    configurePreviewServer: (server) => {
      server.middlewares.use(strict);
      if (!process.env.FLOORMAN_API) server.middlewares.use(handle);
    },
  };
}
