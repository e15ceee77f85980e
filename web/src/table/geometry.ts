// Where things are on an oval table: seats along the rail by arc length, bets on the way to the middle.

export interface Point {
  x: number;
  y: number;
}

export interface Oval {
  width: number;
  height: number;
}

// A point of a stadium's outline; `part` runs from 0 to 1, clockwise from the bottom's centre.
export function along({ width, height }: Oval, part: number): Point {
  const tall = height > width;
  const long = tall ? height : width;
  const r = (tall ? width : height) / 2;
  const straight = long - 2 * r;
  const total = 2 * straight + 2 * Math.PI * r;
  // Walked on a table that is wider than high; a tall one is the same turned by a quarter, begun at its end.
  let s = ((part + (tall ? 0.25 : 0)) % 1) * total;
  const left = -straight / 2;
  let p: Point;
  if (s < straight / 2) p = { x: -s, y: r };
  else if ((s -= straight / 2) < Math.PI * r) p = { x: left - r * Math.sin(s / r), y: r * Math.cos(s / r) };
  else if ((s -= Math.PI * r) < straight) p = { x: left + s, y: -r };
  else if ((s -= straight) < Math.PI * r) p = { x: -left + r * Math.sin(s / r), y: -r * Math.cos(s / r) };
  else p = { x: -left - (s - Math.PI * r), y: r };
  return tall ? { x: width / 2 + p.y, y: height / 2 - p.x } : { x: width / 2 + p.x, y: height / 2 + p.y };
}

// Seats of n players, the first at the bottom's left. Heads-up on a small table they face each other from below and above,
// where the board leaves room.
export function seats(oval: Oval, n: number, small = false): Point[] {
  if (small && n === 2) return [along(oval, 0), along(oval, 0.5)];
  return Array.from({ length: n }, (_, seat) => along(oval, (seat + 0.5) / n));
}

// Where the way from a seat to the middle meets an ellipse around it: bets stand there, clear of board and pods.
export function inside(oval: Oval, from: Point, across: number, down: number): Point {
  const dx = from.x - oval.width / 2;
  const dy = from.y - oval.height / 2;
  const far = Math.hypot(dx / across, dy / down) || 1;
  return { x: oval.width / 2 + dx / far, y: oval.height / 2 + dy / far };
}

// A point with what lies on it: 0 is an element's left or top edge, 1 its right or bottom one.
export interface Place extends Point {
  across?: number;
  down?: number;
}

// Half a pod of a small table, and a gap.
const pod = 38;

// On a small table, beside the pod in its row. Over the board a bet stands clear of it; on a low table it then has no room
// under its pod.
export function beside(oval: Oval, seat: Point, boardTop: number, low: boolean): Place {
  const dx = oval.width / 2 - seat.x;
  const inner = Math.sign(dx);
  const middle = Math.abs(dx) < 20;
  if (Math.abs(oval.height / 2 - seat.y) < oval.height * 0.2)
    return low ? { x: seat.x + inner * 52, y: seat.y + 34 } : { x: seat.x + inner * 14, y: seat.y + 52 };
  if (seat.y > oval.height / 2) return { x: seat.x + (middle ? 1 : inner) * 61, y: seat.y + (low ? 8 : -10) };
  if (middle && !low) return { x: seat.x, y: boardTop - 4, down: 1 };
  return { x: seat.x + (middle ? 1 : inner) * pod, y: boardTop - 4, across: inner < 0 && !middle ? 1 : 0, down: 1 };
}

// From a point toward the middle: so far where it goes sideways, so far where it goes up or down.
export function inward(oval: Oval, from: Point, across: number, down: number): Point {
  const dx = oval.width / 2 - from.x;
  const dy = oval.height / 2 - from.y;
  const far = Math.hypot(dx, dy) || 1;
  const by = (across * dx * dx + down * dy * dy) / (far * far);
  return { x: from.x + (dx / far) * by, y: from.y + (dy / far) * by };
}
