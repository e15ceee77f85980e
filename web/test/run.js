// npm test: builds the page, runs every test (units, the engine's part, and the page in a real Chromium), and says on its last
// line how many passed, failed and were skipped. Ends with 1 unless all that ran passed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bin = (name) => join('node_modules', '.bin', name);
const run = (command, args) => {
  const { status, signal, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (signal || error) console.log(`${command} was ended by ${signal ?? String(error)}.`);
  return status ?? 1;
};

const only = process.argv.slice(2);
if (run(bin('vite'), ['build', '--logLevel', 'warn']) !== 0) {
  console.log('0 passed, 1 failed, 0 skipped');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'floorman-web-'));
const file = join(folder, 'results.json');
const status = run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...only]);
let counts = { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, success: false };
try {
  counts = JSON.parse(readFileSync(file, 'utf8'));
} catch {
  console.log('The tests did not come to an end.');
}
rmSync(folder, { recursive: true });
// A file that could not be loaded has no tests of its own to fail.
const failed = counts.numFailedTests + (counts.success || counts.numFailedTests ? 0 : 1);
console.log(
  `${counts.numPassedTests} passed, ${failed} failed, ${counts.numPendingTests + counts.numTodoTests} skipped`,
);
process.exit(status === 0 && failed === 0 ? 0 : 1);
