// What happens between hands, under each book: a session and the hands that it deals, as `floorman seats` tells them.
//
// The desk plays hands; what a book says of seats, button and missed blinds is shown in the rulebook as its course.
import course from './between.json';

export interface Session {
  button_rule?: string;
  seats: string[];
  last: { button?: string; sb?: string; bb?: string };
  blinds: number[];
  happens: string[];
}

export interface Hand {
  button: string | null;
  button_seat: number;
  sb: string | null;
  bb: string;
  posts: Record<string, { live: number; dead: number }>;
  dealt_in: string[];
  waiting: string[];
  away: string[];
  owes: Record<string, string[]>;
}

export interface Course {
  why: string;
  session: Session;
  // The hands dealt under each book.
  books: Record<string, Hand[]>;
}

export const courses = course as unknown as Record<string, Course>;

// What happened before each hand that was dealt.
export function before(session: Session): string[][] {
  const out: string[][] = [[]];
  for (const line of session.happens) {
    if (line === 'deal') out.push([]);
    else out.at(-1)?.push(line);
  }
  return out.slice(0, -1);
}

// Who sits where in each hand: those of the beginning, and who has come and gone since.
export function seated(session: Session): string[][] {
  const seats = [...session.seats];
  return before(session).map((lines) => {
    for (const line of lines) {
      const takes = /^(.+) takes seat (\d+)$/.exec(line);
      const leaves = /^(.+) leaves$/.exec(line);
      const who = takes?.[1] ?? leaves?.[1] ?? '';
      if (who && seats.includes(who)) seats[seats.indexOf(who)] = '';
      if (takes) seats[Number(takes[2]) - 1] = who;
    }
    return [...seats];
  });
}

// Books whose hands are the same share one picture.
export function alike(course: Course): { books: string[]; hands: Hand[] }[] {
  const out: { books: string[]; hands: Hand[] }[] = [];
  for (const [book, hands] of Object.entries(course.books)) {
    const same = out.find((one) => JSON.stringify(one.hands) === JSON.stringify(hands));
    if (same) same.books.push(book);
    else out.push({ books: [book], hands });
  }
  return out;
}
