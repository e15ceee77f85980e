// Serves the page for the end-to-end tests and tells them where: `floorman serve` where the binary has it and carries this very
// page, else the built files with the engine's answers beside them. FLOORMAN_URL names a server that already runs.
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

async function real(port: number): Promise<ChildProcess | null> {
  const child = spawn(binary, ['serve', '--port', String(port)], { stdio: 'ignore' });
  const ended = new Promise<null>((done) => child.on('exit', () => done(null)).on('error', () => done(null)));
  const page = await Promise.race([answers(`http://localhost:${port}/`, 50), ended]);
  const built = readFileSync(fileURLToPath(new URL('../dist/index.html', import.meta.url)), 'utf8');
  if (page === built) return child;
  child.kill();
  return null;
}

export default async function ({ provide }: TestProject): Promise<() => Promise<void>> {
  if (process.env.FLOORMAN_URL) {
    provide('url', process.env.FLOORMAN_URL.replace(/\/$/, ''));
    return async () => undefined;
  }
  const served = await real(first);
  if (served) {
    console.log('The page comes from floorman serve.');
    provide('url', `http://localhost:${first}`);
    return async () => void served.kill();
  }
  console.log('The page comes from its built files.');
  const server = await preview({ logLevel: 'error', preview: { port: first + 1 } });
  provide('url', (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''));
  return async () => {
    await new Promise((done) => server.httpServer.close(done));
  };
}
