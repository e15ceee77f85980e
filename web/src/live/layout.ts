// Where things lie on a live table: the visitor's own seat at the bottom's centre, the others clockwise from it.
import { along, inside, type Oval, type Point } from '../table/geometry';

export interface Place {
  pod: Point;
  bet: Point;
  button: Point;
  // Middle of a player's cards, and whether they lie above or below the pod.
  cards: Point;
  down: boolean;
}

export interface Room {
  width: number;
  height: number;
  small: boolean;
}

export function railOf(small: boolean): number {
  return small ? 18 : 30;
}

// The oval within the room: pods stand out over it, the own cards below it.
export function ovalOf({ width, height, small }: Room): Oval & { left: number; top: number } {
  const pad = small ? { x: 16, top: 30, bottom: 34 } : { x: 48, top: 38, bottom: 44 };
  return {
    left: pad.x,
    top: pad.top,
    width: Math.max(0, width - pad.x * 2),
    height: Math.max(0, height - pad.top - pad.bottom),
  };
}

// How far along the rail each seat is, from the bottom's centre. The own seat's cards and pod need more room than others'.
export function parts(seats: number, mine: number | null, needs: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (mine === null) return all.map((seat) => (seat + 0.5) / seats);
  if (seats === 2) return all.map((seat) => (seat === mine ? 0 : 0.5));
  const gap = Math.min(0.25, Math.max(1 / seats, needs));
  return all.map((seat) => {
    const after = (seat - mine + seats) % seats;
    return after === 0 ? 0 : gap + ((after - 1) * (1 - 2 * gap)) / (seats - 2);
  });
}

function around({ width, height }: Oval): number {
  const r = Math.min(width, height) / 2;
  return 2 * (Math.max(width, height) - 2 * r) + 2 * Math.PI * r;
}

export function places(room: Room, seats: number, mine: number | null): Place[] {
  const { small } = room;
  const rail = railOf(small);
  const outer = ovalOf(room);
  const oval = { width: Math.max(1, outer.width - rail), height: Math.max(1, outer.height - rail) };
  const left = outer.left + rail / 2;
  const top = outer.top + rail / 2;
  const shift = ({ x, y }: Point): Point => ({ x: x + left, y: y + top });
  const half = small ? 40 : 66;
  return parts(seats, mine, (small ? 178 : 265) / around(oval)).map((part, seat) => {
    const at = along(oval, part);
    const here = shift(at);
    const pod = {
      x: Math.max(half + 4, Math.min(here.x, room.width - half - 4)),
      y: Math.max(small ? 27 : 40, Math.min(here.y, room.height - 32)),
    };
    const down = at.y < oval.height * 0.42;
    const bet = seat === mine ? ownBet(room, oval) : small ? near(oval, at) : wide(oval, at);
    const side = pod.x > room.width / 2 ? -1 : 1;
    const button = small
      ? { x: pod.x + side * 34, y: pod.y + (down ? 34 : -34) }
      : {
          x: pod.x + side * (Math.abs(here.x - room.width / 2) < room.width * 0.2 ? 98 : 72),
          y: pod.y + (down ? 40 : -44),
        };
    const cards = { x: pod.x, y: pod.y + (down ? 1 : -1) * (small ? 34 : 42) };
    return { pod, bet: shift(bet), button: seat === mine ? ownButton(room, shift) : button, cards, down };
  });

  function ownButton(_: Room, to: (point: Point) => Point): Point {
    const { x, y } = to({ x: oval.width / 2, y: oval.height });
    return small ? { x: x - 108, y: y - 44 } : { x: x - 176, y: y - 40 };
  }
}

// Bets stand on the way to the middle, on an ellipse that keeps clear of the board and the pots.
function wide(oval: Oval, seat: Point): Point {
  const level = Math.abs(seat.y - oval.height / 2) < oval.height * 0.2;
  return inside(
    oval,
    seat,
    oval.width * (level ? 0.335 : 0.38),
    oval.height * (seat.y < oval.height / 2 ? 0.285 : 0.27),
  );
}

// On a small table above the board or below the pots, drawn toward the middle.
function near(oval: Oval, seat: Point): Point {
  const dx = oval.width / 2 - seat.x;
  const upper = seat.y < oval.height * 0.5;
  const steep = Math.abs(dx) < oval.width * 0.3;
  if (steep && upper) return { x: seat.x + dx * 0.25, y: seat.y + 62 };
  const y = upper ? Math.min(seat.y + 30, oval.height / 2 - 66) : Math.max(seat.y - 6, oval.height / 2 + 64);
  return { x: seat.x + dx * (steep ? 0.3 : 0.52), y };
}

function ownBet(room: Room, oval: Oval): Point {
  return { x: oval.width / 2, y: oval.height - (room.small ? 70 : 122) };
}
