// What the page asks of the engine, asked of the real one: every situation, every spot of the drill, every worked example.
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { binary, examples, hands, lines, plain } from '../../dev/engine';
import { generated, kindOf } from '../../src/drill/spots';
import { situations } from '../../src/floor/situations';
import { differ } from '../../src/report/compare';
import type { Question, Report } from '../../src/report/report';
import { titles } from '../../src/scene/titles';
import { alike, before, courses, seated } from '../../src/rulebook/between';
import worked from '../../src/rulebook/worked.json';
import { books, isComment, linesOf, type Scene } from '../../src/scene/scene';

function run(args: string[], input: string): string {
  const done = spawnSync(binary, args, { input, maxBuffer: 1 << 28 });
  if (done.error) throw done.error;
  return done.stdout.toString();
}

function ruled(scenes: Scene[], book: unknown = books): (Report & { error?: string })[] {
  const text = scenes.map((scene) => JSON.stringify({ ...scene, rulebook: book }, plain)).join('\n');
  return JSON.parse(lines(run(['rule', '--jsonl'], text))) as (Report & { error?: string })[];
}

const start = (id: string) => {
  const one = situations.find((situation) => situation.id === id)!;
  return one.scene(Object.fromEntries(one.fields.map((field) => [field.key, field.start])));
};

describe('ask the floor', () => {
  it.each(situations.map((one) => [one.id, one] as const))(
    '%s is ruled under all four books by its rule',
    (id, one) => {
      const scene = start(id);
      const reports = ruled([scene]);
      expect(reports.map((report) => report.error ?? report.rulebook)).toEqual([...books]);
      for (const report of reports) {
        expect(report.rulings).toHaveLength(linesOf(scene).filter((line) => !isComment(line)).length);
        expect(
          report.rulings.some((ruling) => /Nobody is called|cannot be read|not understood/.test(ruling.text)),
        ).toBe(false);
      }
      const cited = reports.flatMap((report) => [
        ...report.rulings.flatMap((r) => [...r.cites, ...r.then.flatMap((t) => t.cites)]),
        ...(report.raise_barred?.cites ?? []),
      ]);
      const quiet = ['4.8', '4.12', '4.13', '4.7', '4.26'];
      if (!quiet.includes(one.rule)) expect(cited).toContain(one.rule);
    },
  );
  it('has two to four numbers in each', () => {
    for (const { fields } of situations) expect([2, 3, 4]).toContain(fields.length);
    expect(new Set(situations.map((one) => one.id)).size).toBe(situations.length);
  });
  it('rules the page’s own numbers as the page does', () => {
    const last = (id: string) => ruled([start(id)], 'tda-2026')[0]!;
    expect(last('short-raise').rulings.at(-1)).toMatchObject({ act: 'call', returned: 40 });
    expect(last('big-chip').rulings.at(-1)).toMatchObject({ act: 'call', returned: 19 });
    expect(last('several-chips').rulings.at(-1)).toMatchObject({ act: 'call', to: 1100 });
    expect(last('short-all-in')).toMatchObject({ to_act: 'A', can_raise: false, to_call: 30 });
    expect(last('two-all-ins')).toMatchObject({ to_act: 'A', can_raise: true });
    expect(last('half-bet')).toMatchObject({ to_act: 'A', can_raise: false, to_call: 8 });
  });
  it('knows that books differ on a check out of turn', () => {
    const [tda, roberts] = ruled([start('early-check')]);
    expect(differ(tda!, roberts!)).toBe(true);
    expect(roberts!.limited).toEqual({ Cy: ['call', 'fold'] });
  });
});

describe('the drill', () => {
  it('makes spots that can be, with an answer', () => {
    let seed = 7;
    const pick = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const spots = Array.from({ length: 300 }, () => generated(pick));
    const reports = ruled(
      spots.map((spot) => spot.scene),
      'tda-2026',
    );
    expect(reports).toHaveLength(300);
    expect(reports.filter((report) => report.error)).toEqual([]);
    for (const report of reports) expect(kindOf(report)).not.toBeNull();
    expect(new Set(reports.map(kindOf)).size).toBeGreaterThan(2);
  });
});

describe('the rulebook', () => {
  const questions = JSON.parse(lines(run(['rules', '--json'], ''))) as Question[];
  const all = examples();
  it('has worked examples for its questions, each a case of spec/', () => {
    const names = new Set(questions.map((one) => one.question));
    const ids = new Set(all.map((one) => one.id));
    for (const [question, id] of Object.entries(worked)) {
      expect(names).toContain(question);
      expect(ids).toContain(id);
    }
    const shown = [...Object.keys(worked), ...Object.keys(courses)];
    expect(new Set(shown)).toEqual(names);
  });
  it.each(Object.entries(courses))(
    '%s goes from hand to hand as the program says',
    (_question, { session, books: told }) => {
      expect(Object.keys(told)).toEqual([...books]);
      for (const [book, dealt] of Object.entries(told)) {
        expect(dealt).toEqual(hands(session, book));
        expect(dealt).toHaveLength(before(session).length);
        // Everybody of whom something is told has a seat.
        dealt.forEach((hand, index) => {
          const seats = seated(session)[index]!;
          for (const who of [...hand.dealt_in, ...hand.away, ...hand.waiting]) expect(seats).toContain(who);
          expect(new Set(seats.filter(Boolean)).size).toBe(seats.filter(Boolean).length);
        });
      }
    },
  );
  it('has examples between hands that the books deal differently', () => {
    for (const course of Object.values(courses)) expect(alike(course).length).toBeGreaterThan(1);
  });
  it('has a title for every rule of the page', () => {
    const rules = new Set(all.map((one) => one.rule).filter((rule) => rule.startsWith('4.')));
    expect([...rules].filter((rule) => !titles[rule])).toEqual([]);
    expect(Object.keys(titles)).toHaveLength(29);
  });
});
