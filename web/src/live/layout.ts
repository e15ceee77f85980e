// Where things lie on a live table: the visitor's own seat at the bottom's centre, the others clockwise from it.
import { along, inside, type Oval, type Place as Spot, type Point } from '../table/geometry';

export interface Place {
  pod: Point;
  bet: Spot;
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
  return room.small ? tall(room, seats, mine ?? 0) : broad(room, seats, mine);
}

function broad(room: Room, seats: number, mine: number | null): Place[] {
  const rail = railOf(false);
  const outer = ovalOf(room);
  const oval = { width: Math.max(1, outer.width - rail), height: Math.max(1, outer.height - rail) };
  const shift = ({ x, y }: Point): Point => ({ x: x + outer.left + rail / 2, y: y + outer.top + rail / 2 });
  const half = 66;
  return parts(seats, mine, 265 / around(oval)).map((part, seat) => {
    const at = along(oval, part);
    const here = shift(at);
    const pod = {
      x: Math.max(half + 4, Math.min(here.x, room.width - half - 4)),
      y: Math.max(40, Math.min(here.y, room.height - 32)),
    };
    const down = at.y < oval.height * 0.42;
    const side = pod.x > room.width / 2 ? -1 : 1;
    const aside = Math.abs(here.x - room.width / 2) < room.width * 0.2 ? 98 : 72;
    const own = seat === mine;
    const bet = own ? { x: oval.width / 2, y: oval.height - 122 } : wide(oval, at);
    const button = { x: pod.x + side * aside, y: pod.y + (down ? 40 : -44) };
    return { pod, bet: shift(bet), button, cards: { x: pod.x, y: pod.y + (down ? 42 : -42) }, down };
  });
}

// Bets stand on the way to the middle, on an ellipse that keeps clear of the board and the pots.
function wide(oval: Oval, seat: Point): Point {
  const level = Math.abs(seat.y - oval.height / 2) < oval.height * 0.2;
  const upper = seat.y < oval.height / 2;
  return inside(oval, seat, oval.width * (level ? 0.335 : 0.38), oval.height * (upper ? 0.285 : 0.27));
}

// Where a pod stands on a small table, as parts of its width and height, and where its bet stands beside it, in pixels of a
// table 414 high: at the sides the bet's near edge, else its middle. The board's row is kept free: only past eight seats do
// pods stand at its ends.
type Slot = [x: number, y: number, betX: number, betY: number];

const slots: Record<string, Slot> = {
  lowLeft: [0, 0.68, 48, -2],
  midLeft: [0, 0.545, 48, 26],
  upLeft: [0, 0.22, 48, 34],
  sideLeft: [0, 0.3, 48, -2],
  topLeft: [0.24, 0.13, 32, 46],
  nearLeft: [0.36, 0.09, 2, 50],
  top: [0.5, 0.07, 0, 52],
  nearRight: [0.64, 0.09, -2, 50],
  topRight: [0.76, 0.13, -32, 46],
  upRight: [1, 0.22, -48, 34],
  sideRight: [1, 0.3, -48, -2],
  midRight: [1, 0.545, -48, 26],
  lowRight: [1, 0.68, -48, -2],
};

// Clockwise from the visitor's left, by how many others there are.
const aroundMe: Record<number, string[]> = {
  1: ['top'],
  2: ['upLeft', 'upRight'],
  3: ['upLeft', 'top', 'upRight'],
  4: ['lowLeft', 'upLeft', 'upRight', 'lowRight'],
  5: ['lowLeft', 'upLeft', 'top', 'upRight', 'lowRight'],
  6: ['lowLeft', 'upLeft', 'nearLeft', 'nearRight', 'upRight', 'lowRight'],
  7: ['lowLeft', 'sideLeft', 'topLeft', 'top', 'topRight', 'sideRight', 'lowRight'],
  8: ['lowLeft', 'midLeft', 'sideLeft', 'nearLeft', 'nearRight', 'sideRight', 'midRight', 'lowRight'],
  9: ['lowLeft', 'midLeft', 'sideLeft', 'topLeft', 'top', 'topRight', 'sideRight', 'midRight', 'lowRight'],
};

// Whether pods stand at the ends of the board's row, so that the board has to be narrower.
export function narrowsBoard(seats: number): boolean {
  return seats > 8;
}

function tall(room: Room, seats: number, mine: number): Place[] {
  const others = aroundMe[seats - 1] ?? [];
  const half = 44;
  return Array.from({ length: seats }, (_, seat) => {
    const after = (seat - mine + seats) % seats;
    const slot = slots[others[after - 1] ?? ''];
    if (!slot) return below(room);
    const [x, y, betX, betY] = slot;
    const pod = {
      x: Math.max(half, Math.min(x * room.width, room.width - half)),
      y: Math.max(44, y * room.height),
    };
    const side = x > 0.5 ? -1 : 1;
    return {
      pod,
      bet: { x: pod.x + betX, y: pod.y + (betY * room.height) / 414, across: x === 0 ? 0 : x === 1 ? 1 : 0.5 },
      button: { x: pod.x + side * 44, y: pod.y - 20 },
      cards: { x: pod.x, y: pod.y + (y < 0.5 ? 34 : -34) },
      down: y < 0.5,
    };
  });
}

function below(room: Room): Place {
  const x = room.width / 2;
  return {
    pod: { x, y: room.height - 32 },
    bet: { x, y: room.height - 106 },
    button: { x: x - 122, y: room.height - 78 },
    cards: { x, y: room.height - 66 },
    down: false,
  };
}
