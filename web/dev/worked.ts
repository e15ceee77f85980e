// Chooses a worked example for each question of the rulebook: a case of spec/ whose rulings turn on that question, best one
// where the books differ. What happens between hands is played from a session instead. Writes src/rulebook/worked.json and
// src/rulebook/between.json; run it when questions or cases change:
//   npx vite-node dev/worked.ts
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Question, Report, Ruling } from '../src/report/report';
import { differ } from '../src/report/compare';
import { books, linesOf } from '../src/scene/scene';
import type { Course } from '../src/rulebook/between';
import { binary, cases, examples, hands, lines, plain } from './engine';

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
  odd_chip_stud: ['article: odd chips', /By all cards/],
  show_order: ['article: showdown', /./],
  all_in_shown: ['article: showdown', /all.in/i],
  substantial_action: ['4.25', /./],
  clock_seconds: ['4.29', /./],
  clock_countdown: ['4.29', /./],
  high_board_tie: ['4.2', /tie|same|suit/i],
};

// Questions of what happens between hands, and the session that shows them. Where a question is the button's own, each book
// moves it as it does.
const sessions: Record<string, [string, string]> = {
  missed_blinds: ['missed-both', 'X sits out while both blinds go by, comes back and pays what is owed.'],
  enter_between: ['between-waits', 'Zed sits down between the button and the small blind.'],
  seat_change: ['change-past-one', 'D, due the big blind, changes seats past one player.'],
  button_rule: ['moving-small-blind-leaves', 'Alice, who has just had the small blind, leaves.'],
};

const courses: Record<string, Course> = {};
for (const [question, [id, why]] of Object.entries(sessions)) {
  const found = cases().find((one) => one.id === id);
  if (!found?.session) throw new Error(`spec/ has no session ${id}`);
  const session = { ...found.session };
  if (question === 'button_rule') delete session.button_rule;
  const course = Object.fromEntries(books.map((book) => [book, hands(session, book)]));
  courses[question] = { why, session, books: course };
}

const shows = new Map(
  cases()
    .flatMap((one) => (one.shows && one.scene ? [[one.shows, one.id] as const] : []))
    .reverse(),
);

const chosen: Record<string, string> = {};
for (const { question, page } of questions) {
  if (sessions[question]) continue;
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
    const shown = shows.get(question) === example.id;
    if (!last && !barred && !hinted && !shown) return;
    const odd = four.some((report) => differ(report, first));
    const length = linesOf(example.scene).length;
    const score =
      1 +
      (odd ? 4 : 0) +
      (last || hinted || shown ? 2 : 0) +
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
const write = (name: string, what: unknown) =>
  writeFileSync(
    fileURLToPath(new URL(`../src/rulebook/${name}.json`, import.meta.url)),
    `${JSON.stringify(what, null, name === 'worked' ? 2 : 0)}\n`,
  );
write('worked', chosen);
write('between', courses);
console.log(
  `${Object.keys(chosen).length} and ${Object.keys(courses).length} of ${questions.length} questions`,
  questions.filter((one) => !chosen[one.question] && !courses[one.question]).map((one) => one.question),
);
