// Serves the page for the end-to-end tests and tells them where. `floorman serve` does it alone where it carries this very page;
// else web/dist is served, with the answers of the binary. FLOORMAN_URL names a server that already runs.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { binary } from '../dev/engine';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
  }
}

const first = Number(process.env.FLOORMAN_TEST_PORT ?? 18240);

async function answers(url: string, tries: number): Promise<string | null> {
  for (; tries > 0; tries--) {
    try {
      return await (await fetch(url)).text();
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  return null;
}

// `floorman serve`, if this binary has it: the process, and the page that it carries.
async function real(port: number): Promise<{ child: ChildProcess; page: string } | null> {
  const child = spawn(binary, ['serve', '--port', String(port)], { stdio: 'ignore' });
  const ended = new Promise<null>((done) => child.on('exit', () => done(null)).on('error', () => done(null)));
  const page = await Promise.race([answers(`http://localhost:${port}/`, 50), ended]);
  if (page !== null) return { child, page };
  child.kill();
  return null;
}

export default async function ({ provide }: TestProject): Promise<() => Promise<void>> {
  if (process.env.FLOORMAN_URL) {
    provide('url', process.env.FLOORMAN_URL.replace(/\/$/, ''));
    return async () => undefined;
  }
  const served = await real(first);
  if (served?.page === readFileSync(fileURLToPath(new URL('../dist/index.html', import.meta.url)), 'utf8')) {
    console.log('The page and its answers come from floorman serve.');
    provide('url', `http://localhost:${first}`);
    return async () => void served.child.kill();
  }
  // The binary was built before this page: the files as they are now, with its answers.
  if (served) process.env.FLOORMAN_API = `http://localhost:${first}`;
  console.log(`The page comes from web/dist, its answers from ${served ? 'floorman serve' : 'floorman rule'}.`);
  const proxy = process.env.FLOORMAN_API ? { '/api': { target: process.env.FLOORMAN_API, ws: true } } : undefined;
  const server = await preview({ logLevel: 'error', preview: { port: first + 1, proxy } });
  provide('url', (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''));
  return async () => {
    served?.child.kill();
    await new Promise((done) => server.httpServer.close(done));
  };
}
