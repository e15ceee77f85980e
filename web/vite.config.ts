import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { engine } from './dev/engine';

// The page is plain files that any server can hand out under a strict Content-Security-Policy: nothing is inlined.
export default defineConfig({
  plugins: [svelte(), engine()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'test/server.ts',
    // Two processors: two files at a time.
    pool: 'forks',
    maxWorkers: 2,
    minWorkers: 1,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
