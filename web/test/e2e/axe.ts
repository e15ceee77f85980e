// What axe finds on the page as it stands.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

export async function clean(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((one) => `${one.html} ${one.failureSummary}`)
          .join(' | ')
          .slice(0, 600)}`,
    );
  });
}
