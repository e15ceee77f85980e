// Chooses a worked example for each question of the rulebook: a case of spec/ whose rulings turn on that question, best one
// where the books differ. Writes src/rulebook/worked.json; run it when questions or cases change:
//   npx vite-node dev/worked.ts
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Question, Report, Ruling } from '../src/report/report';
import { differ } from '../src/report/compare';
import { books, linesOf } from '../src/scene/scene';
import { binary, examples, lines, plain } from './engine';

const run = (args: string[], input: string) => spawnSync(binary, args, { input, maxBuffer: 1 << 28 }).stdout.toString();

const all = examples().filter((one) => one.scene.rulebook === undefined);
const questions = JSON.parse(lines(run(['rules', '--json'], ''))) as Question[];
const scenes = all.map(({ scene }) => JSON.stringify({ ...scene, rulebook: books }, plain)).join('\n');
const reports = JSON.parse(lines(run(['rule', '--jsonl'], scenes))) as Report[];

function asked(ruling: Ruling | undefined): string[] {
  return ruling ? [ruling.question, ...ruling.then.flatMap(asked)] : [];
}

// Questions that no ruling names, since they decide amounts and orders quietly: where their cases are, and what they speak of.
const quiet: Record<string, [string, RegExp]> = {
  cap_heads_up: ['4.15', /heads-up/i],
  cap_counts: ['4.15', /count/i],
  check_raise: ['4.6', /./],
  opening_pot: ['pot limit', /./],
  chip_unit: ['chip unit', /./],
  straddle_raise: ['article: straddle', /raise/i],
  straddle_seats: ['article: straddle', /./],
  ante_order: ['article: antes', /./],
  pot_rounding: ['pot limit', /round|up to/i],
  kill: ['article: kill', /./],
  odd_chip: ['article: odd chips', /./],
  show_order: ['article: showdown', /./],
  all_in_shown: ['article: showdown', /all.in/i],
  substantial_action: ['4.25', /./],
  clock_seconds: ['4.29', /./],
  clock_countdown: ['4.29', /./],
  high_board_tie: ['4.2', /tie|same|suit/i],
};

const chosen: Record<string, string> = {};
for (const { question, page } of questions) {
  const pages = page.split(/[,-]\s*/);
  const hint = quiet[question];
  let best = 0;
  all.forEach((example, index) => {
    const four = reports.slice(index * 4, index * 4 + 4);
    const first = four[0];
    if (!first) return;
    const last = four.some((report) => asked(report.rulings.at(-1)).includes(question));
    const barred = four.some((report) => report.raise_barred?.question === question);
    const hinted = hint !== undefined && example.rule === hint[0] && hint[1].test(example.why);
    if (!last && !barred && !hinted) return;
    const odd = four.some((report) => differ(report, first));
    const length = linesOf(example.scene).length;
    const score =
      1 +
      (odd ? 4 : 0) +
      (last || hinted ? 2 : 0) +
      (pages.includes(example.rule) ? 3 : 0) +
      (example.id.startsWith('S') ? 1.5 : 0) +
      (/heads/.test(question) === (example.scene.starting_stacks.length === 2) ? 1.5 : 0) -
      (example.scene.house ? 2 : 0) +
      1 / (1 + length);
    if (score > best) {
      best = score;
      chosen[question] = example.id;
    }
  });
}
writeFileSync(
  fileURLToPath(new URL('../src/rulebook/worked.json', import.meta.url)),
  `${JSON.stringify(chosen, null, 2)}\n`,
);
console.log(
  `${Object.keys(chosen).length} of ${questions.length} questions`,
  questions.filter((one) => !chosen[one.question]).map((one) => one.question),
);
