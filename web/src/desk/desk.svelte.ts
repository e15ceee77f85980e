// The desk: a scene, how far it is played, and what the engine said of it.
//
// Holds what a visitor does and undoes. Every ruling is asked from the engine; this file knows no rule.
import { rule } from '../api';
import type { Report } from '../report/report';
import { lastRuling } from '../report/report';
import { bookOf, landing, linesOf, playersOf, titleOf, underBooks, type Scene } from '../scene/scene';
import { chipsOf, movesForward, pullsBack, putsOut, saysAndPutsOut, sum, takesBack } from '../scene/lines';
import { amount } from '../report/words';
import { settings } from '../settings.svelte';
import { announce, ofSpot } from './speech';

export interface Spot {
  title: string;
  rule: string;
  why: string;
}

class Desk {
  scene = $state.raw<Scene>(landing);
  spot = $state.raw<Spot>({ title: 'A short all-in', rule: '4.11', why: '' });
  // Lines in force; those after it are undone and may be redone.
  at = $state(linesOf(landing).length);
  book = $state('tda-2026');
  compare = $state(true);
  reports = $state.raw<Report[]>([]);
  earlier = $state.raw<Report[]>([]);
  error = $state<string | null>(null);
  lost = $state<string | null>(null);
  // Who speaks next: a player's name, or the dealer or the floor.
  acting = $state('A');
  forward = $state.raw<number[]>([]);
  // A chip is dragged over where chips go.
  over = $state(false);
  words = $state('');
  says = $state('');
  #asking = 0;

  readonly players = $derived(playersOf(this.scene));
  readonly lines = $derived(linesOf(this.scene));
  readonly report = $derived(this.reports.find((one) => one.rulebook === this.book) ?? this.reports[0] ?? null);
  readonly before = $derived(this.earlier.find((one) => one.rulebook === this.book) ?? this.earlier[0] ?? null);
  readonly ruling = $derived(lastRuling(this.report));
  readonly inForce = $derived<Scene>({
    ...this.scene,
    rulebook: this.asBook(),
    currency_symbol: settings.currency || undefined,
    actions: this.lines.slice(0, this.at),
  });
  // The chips that the one who acts put out last.
  readonly out = $derived(
    chipsOf(this.lines.slice(0, this.at).findLast((line) => line.startsWith(`${this.acting} `)) ?? ''),
  );
  readonly isPlayer = $derived(this.players.includes(this.acting));

  asBook(): string | object {
    const own = this.scene.rulebook;
    return typeof own === 'object' && !Array.isArray(own) ? own : this.book;
  }

  open(scene: Scene, spot: Spot, at = linesOf(scene).length): void {
    this.scene = scene;
    // A spot in dollars is read in dollars.
    if (scene.currency_symbol) settings.currency = scene.currency_symbol;
    this.spot = spot;
    this.at = at;
    this.book = bookOf(scene);
    this.forward = [];
    this.words = '';
    void this.ask(() => `${spot.title}. ${ofSpot(this.report)}`);
  }

  // A line is said or done: what was undone is gone, and the engine rules.
  act(...lines: string[]): void {
    this.scene = { ...this.scene, actions: [...this.lines.slice(0, this.at), ...lines] };
    this.at = this.scene.actions?.length ?? 0;
    this.forward = [];
    this.words = '';
    void this.ask(() => announce(this.report, this.reports, this.book));
  }

  go(at: number): void {
    const to = Math.max(0, Math.min(at, this.lines.length));
    if (to === this.at) return;
    const word = to < this.at ? `Undone: ${this.lines[to]}.` : `Again: ${this.lines[to - 1]}.`;
    this.at = to;
    this.forward = [];
    void this.ask(() => `${word} ${ofSpot(this.report)}`);
  }

  undo = (): void => this.go(this.at - 1);
  redo = (): void => this.go(this.at + 1);
  again = (): void => void this.ask(() => ofSpot(this.report));

  choose(book: string): void {
    this.book = book;
    this.says = `${titleOf(book)}. ${announce(this.report, this.reports, book)}`;
  }

  push(chip: number): void {
    const stack = this.report?.stacks[this.acting] ?? 0;
    if (stack !== 'inf' && sum([...this.forward, chip]) > stack) return;
    this.forward = [...this.forward, chip];
    this.says = `${amount(sum(this.forward))} forward`;
  }

  unpush(chip: number): void {
    const index = this.forward.lastIndexOf(chip);
    if (index < 0) return;
    this.forward = this.forward.toSpliced(index, 1);
    this.says = `${amount(sum(this.forward))} forward`;
  }

  // The motion ends: what was pushed forward is let go, with what was said in the same breath.
  release = (): void => {
    const words = this.words.trim();
    this.act(words ? saysAndPutsOut(this.acting, words, this.forward) : putsOut(this.acting, this.forward));
  };

  // The chips not yet let go come back, or else those put out before.
  pullBack = (): void => {
    if (this.forward.length) this.act(movesForward(this.acting, this.forward), pullsBack(this.acting));
    else this.act(takesBack(this.acting, this.out));
  };

  speakAs(who: string): void {
    if (who !== this.acting) this.forward = [];
    this.acting = who;
  }

  async ask(tell: () => string): Promise<void> {
    const asking = ++this.#asking;
    const [now, earlier] = await Promise.all([
      rule(underBooks(this.scene, this.at)),
      this.at > 0 ? rule(underBooks(this.scene, this.at - 1)) : null,
    ]);
    // An answer to a spot that has moved on since is of no use.
    if (asking !== this.#asking) return;
    this.error = 'error' in now ? now.error : null;
    this.lost = 'lost' in now ? now.lost : null;
    if (!('reports' in now)) {
      this.says = this.error ?? this.lost ?? '';
      if (this.error) this.reports = [];
      return;
    }
    this.reports = now.reports;
    this.earlier = earlier && 'reports' in earlier ? earlier.reports : [];
    if (!now.reports.some((report) => report.rulebook === this.book)) this.book = now.reports[0]?.rulebook ?? this.book;
    this.acting = this.report?.to_act ?? (this.isPlayer ? this.acting : (this.players[0] ?? 'dealer'));
    this.says = tell();
  }
}

export const desk = new Desk();
