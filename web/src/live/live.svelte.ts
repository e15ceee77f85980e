// One live table as this visitor sees it: the last update, what was ruled and happened in the hand, and what is being said or
// chosen. Everything at the table is asked of the server; this file knows no rule.
import { saidRules, verdictWord } from '../report/words';
import type { Report } from '../report/report';
import { sum } from '../scene/lines';
import { chips, moneyIn } from './money';
import { arrive } from './arrive';
import { Connection, openSocket, type State } from './connection';
import { isDraw } from './log';
import { choose, settle, type Choice, type Preselect } from './preselect';
import { flat, type Answer, type Done, type Happening, type LiveRuling, type Request, type Update } from './protocol';
import { firstOf, gathered, potsWon, sentence } from './tell';
import { nowWords, paused, pausedBy } from './now';
import { askedOf, mayRaise, stillIn } from './turn';

export interface Notice {
  text: string;
  kind: 'stale' | 'refused' | 'told';
}

// How long a word about the turn before stays, in milliseconds.
const lingers = 5000;

class Live {
  key = $state('');
  invite = $state('');
  state = $state.raw<State>({ at: 'opening' });
  update = $state.raw<Update | null>(null);
  // Why the table stands still before it could be opened.
  stands = $state('');
  // Of the hand in play, in order.
  rulings = $state.raw<LiveRuling[]>([]);
  happened = $state.raw<Happening[]>([]);
  // The report before the last ruling, which its measure is drawn from.
  before = $state.raw<Report | null>(null);
  pre = $state.raw<Preselect | null>(null);
  notice = $state.raw<Notice | null>(null);
  sending = $state(false);
  words = $state('');
  forward = $state.raw<number[]>([]);
  // Cards chosen to be thrown away.
  thrown = $state.raw<string[]>([]);
  says = $state('');
  urgent = $state('');
  now = $state(0);
  #deadline = $state<number | null>(null);
  #levelEnds = $state<number | null>(null);
  #connection: Connection | null = null;
  #ticker: ReturnType<typeof setInterval> | null = null;
  #warned: number | null = null;
  #noticed = 0;
  // The next update holds all of the hand: it is the first after entering.
  #whole = true;

  readonly money = $derived(moneyIn(this.update?.table.currency ?? ''));
  readonly hand = $derived(this.update?.hand ?? null);
  readonly report = $derived(this.hand?.report ?? null);
  readonly me = $derived(this.update?.you.name ?? null);
  readonly host = $derived(this.update?.you.host ?? false);
  readonly mySeat = $derived(this.update?.you.seat ?? null);
  readonly person = $derived(this.update?.people.find((one) => one.seat === this.mySeat) ?? null);
  readonly ruling = $derived(this.rulings.at(-1) ?? null);
  readonly asked = $derived(askedOf(this.update));
  readonly here = $derived(this.state.at === 'here');
  readonly paused = $derived(pausedBy(this.update));
  readonly playing = $derived(!!this.hand && !this.hand.over && !!this.me && stillIn(this.hand, this.me, this.rulings));
  // Whole seconds left for the one awaited, null without a clock.
  readonly seconds = $derived(
    this.#deadline === null ? null : Math.max(0, Math.ceil((this.#deadline - this.now) / 1000)),
  );
  // How much of the time for an act is left, 1 to 0.
  readonly part = $derived(
    this.#deadline === null
      ? 1
      : Math.max(0, Math.min(1, (this.#deadline - this.now) / (this.hand?.awaits?.of_ms || 1))),
  );
  readonly levelSeconds = $derived(
    this.#levelEnds === null ? null : Math.max(0, Math.round((this.#levelEnds - this.now) / 1000)),
  );
  // The smallest step that people bet in.
  readonly unit = $derived(Math.min(...(this.update?.table.blinds ?? []).filter((one) => one > 0), 1e9) % 1e9 || 1);

  open(key: string, invite = ''): void {
    if (key === this.key && this.#connection) {
      if (invite) this.invite = invite;
      return;
    }
    this.close();
    this.key = key;
    this.invite = invite;
    this.now = performance.now();
    this.#connection = new Connection(
      key,
      {
        onstate: (state) => this.#enter(state),
        onupdate: (update) => this.#take(update),
        onheld: (why) => (this.stands = why),
      },
      openSocket,
    );
    this.#ticker = setInterval(() => this.#tick(), 250);
    void this.#connection.start();
  }

  close(): void {
    this.#connection?.stop();
    this.#connection = null;
    if (this.#ticker) clearInterval(this.#ticker);
    this.key = '';
    this.state = { at: 'opening' };
    this.update = null;
    this.rulings = [];
    this.happened = [];
    this.pre = null;
    this.notice = null;
    this.#deadline = null;
    this.#levelEnds = null;
    this.#whole = true;
    this.stands = '';
    this.says = '';
    this.urgent = '';
  }

  again = (): void => this.#connection?.again();

  // Asks the table; a refusal is shown where the ruling would be.
  async ask(request: Request): Promise<Done | null> {
    if (!this.#connection) return null;
    this.notice = null;
    const answer = await this.#connection.ask(request);
    if ('done' in answer) return answer;
    this.#refuse(answer);
    return null;
  }

  // Asks, and leaves what is shown as it is.
  async quiet(request: Request): Promise<Answer> {
    return this.#connection?.ask(request) ?? { answer: 0, refused: 'The table is closed.' };
  }

  // A line of the visitor's own, for the very state that is on the page.
  async act(line: string): Promise<void> {
    const { hand } = this;
    if (!hand || this.sending) return;
    if (this.paused) return this.#notice({ text: paused.join(' '), kind: 'refused' });
    this.sending = true;
    const done = await this.ask({ do: 'act', hand: hand.number, input: hand.input, line });
    this.sending = false;
    if (done) {
      this.words = '';
      this.forward = [];
      this.thrown = [];
    }
  }

  // The same again takes it back.
  choose(choice: Choice, to = 0): void {
    const { hand, me } = this;
    if (!hand || !me) return;
    this.pre = this.pre?.choice === choice && this.pre.to === to ? null : choose(choice, hand, me, to);
    this.notice = null;
  }

  push(chip: number): void {
    const stack = chips(this.report?.stacks[this.me ?? '']);
    if (sum([...this.forward, chip]) > stack) return;
    this.forward = [...this.forward, chip];
    this.says = `${this.money(sum(this.forward))} forward`;
  }

  unpush(): void {
    this.forward = this.forward.slice(0, -1);
    this.says = `${this.money(sum(this.forward))} forward`;
  }

  throwAway(card: string): void {
    const on = this.thrown.includes(card);
    this.thrown = on ? this.thrown.filter((one) => one !== card) : [...this.thrown, card];
  }

  #refuse(answer: Exclude<Answer, Done>): void {
    this.#notice({ text: answer.refused, kind: answer.stale ? 'stale' : 'refused' });
  }

  #notice(notice: Notice): void {
    this.notice = notice;
    this.#noticed = performance.now();
    this.urgent = notice.text;
  }

  #enter(state: State): void {
    this.state = state;
    if (state.at === 'lost') this.#whole = true;
    if (state.at === 'lost' && this.update) this.says = 'Connection lost. Your seat and chips are kept.';
  }

  #take(update: Update): void {
    const earlier = this.update;
    const same =
      !this.#whole &&
      !update.skipped &&
      earlier?.hand?.number === update.hand?.number &&
      earlier?.hand?.undone === update.hand?.undone;
    const ruled = update.rulings.length > 0;
    const came = update.rulings.map(flat);
    this.#whole = false;
    this.stands = '';
    if (!same) this.before = null;
    else if (ruled) this.before = earlier?.hand?.report ?? null;
    this.update = update;
    this.rulings = same ? [...this.rulings, ...came] : came;
    this.happened = same ? [...this.happened, ...update.happened] : update.happened;
    this.#time(update);
    if (!same) this.forward = [];
    if (earlier?.hand?.input !== update.hand?.input) {
      this.thrown = [];
    }
    // A refusal speaks of the state that it was given in.
    if (earlier?.hand?.input !== update.hand?.input || earlier?.table.playing !== update.table.playing) {
      if (this.notice?.kind === 'refused') this.notice = null;
    }
    this.#tell(earlier, update, same ? came : []);
    this.#settle();
    if (!earlier)
      void arrive.sit(
        update,
        (request) => this.ask(request),
        () => this.update?.table.playing ?? false,
      );
  }

  #settle(): void {
    if (!this.pre || !this.me || this.paused) return;
    const outcome = settle(this.pre, this.hand, this.me, this.playing);
    if ('keep' in outcome) return;
    this.pre = null;
    if ('send' in outcome) return void this.act(outcome.send);
    if (!outcome.clear) return;
    this.#notice({ text: outcome.clear, kind: 'told' });
  }

  #time(update: Update): void {
    this.now = performance.now();
    const left = update.hand?.awaits?.ends_in_ms ?? null;
    this.#deadline = left === null || update.hand?.over ? null : this.now + left;
    const level = update.table.level?.left_ms ?? null;
    this.#levelEnds = level === null ? null : this.now + level;
  }

  #tick(): void {
    const now = performance.now();
    // Levels stand still while the table does.
    if (this.#levelEnds !== null && !this.update?.table.playing) this.#levelEnds += now - this.now;
    this.now = now;
    if (this.notice && this.notice.kind !== 'refused' && now - this.#noticed > lingers) this.notice = null;
    const warn = this.here && this.asked === 'act' && this.seconds !== null && this.seconds <= 10 && this.seconds > 0;
    const input = this.hand?.input ?? null;
    if (warn && this.#warned !== input) {
      this.#warned = input;
      this.urgent = `${this.seconds} seconds left.`;
    }
  }

  #tell(earlier: Update | null, update: Update, came: LiveRuling[]): void {
    const { hand } = update;
    const ended = earlier && !earlier.hand?.over && hand?.over ? hand.showdown : null;
    const back = !!earlier?.hand && earlier.hand.number === hand?.number && earlier.hand.undone < hand.undone;
    // What was drawn is said by what happened.
    const said = [
      back ? 'The host has gone back in the hand.' : '',
      ...came
        .filter((one) => !isDraw(one))
        .flatMap(({ verdict, text, cites }) => [`${verdictWord[verdict]}.`, text, saidRules(cites)]),
      // What was won is said by the pots, where the hand came to a showdown.
      ...gathered(earlier && !back ? update.happened : [])
        .filter(({ kind }) => !(ended && kind === 'won'))
        .flatMap((one) => sentence(one, this.money) ?? []),
      ...came.flatMap((one) => one.then.map(({ text }) => text)),
      ...(ended ? [firstOf(ended), ...potsWon(ended, this.money)].map(({ text }) => text) : []),
    ].filter(Boolean);
    const turn = this.paused ? null : askedOf(update);
    const earlierTurn = pausedBy(earlier) ? null : askedOf(earlier);
    const mine = turn && (earlier?.hand?.input !== hand?.input || earlierTurn !== turn);
    const words = (hand && !hand.over) || this.paused ? nowWords(update, this.money).join(' ') : '';
    if (mine && hand) {
      const raise = turn === 'act' ? mayRaise(hand.report, this.me ?? '', this.money) : '';
      this.urgent = [words, raise].filter(Boolean).join(' ');
    } else if (!turn && !this.notice) this.urgent = '';
    // What was said of an earlier turn is no longer so.
    if (said.length || mine || (!turn && words)) this.says = [...said, turn ? '' : words].filter(Boolean).join(' ');
  }
}

export const live = new Live();
