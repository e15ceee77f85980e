// From the lobby to a seat: who has just made a table sits down at it, and starts it where asked.
import type { Done, Request, Update } from './protocol';

export interface Arrival {
  key: string;
  name: string;
  start: boolean;
}

// A hundred big blinds, within what the table allows.
export function usualChips(update: Update): number {
  const {
    blinds,
    buy_in: [least, most],
  } = update.table;
  const usual = Math.max(...blinds, 1) * 100;
  return Math.max(least, most > 0 ? Math.min(usual, most) : usual);
}

export function emptySeat(update: Update): number | null {
  const taken = new Set(update.people.map((one) => one.seat));
  for (let seat = 1; seat <= update.table.seats; seat++) if (!taken.has(seat)) return seat;
  return null;
}

class Arrive {
  at: Arrival | null = null;

  // Once, with the first update of that table.
  async sit(update: Update, ask: (request: Request) => Promise<Done | null>, playing: () => boolean): Promise<void> {
    const { at } = this;
    if (!at || at.key !== update.table.key) return;
    this.at = null;
    const seat = emptySeat(update);
    if (seat === null || update.you.seat !== null) return;
    const sat = await ask({ do: 'sit', seat, name: at.name, chips: usualChips(update) });
    if (sat && at.start && !playing()) await ask({ do: 'start' });
  }
}

export const arrive = new Arrive();
