// Bets of a live table stand clear of its board: how large a bet is drawn, and where it goes when it would lie on the cards.
import { pile, stacks } from '../chips/denominations';
import type { Place, Point } from '../table/geometry';
import type { SeatSeen } from './seats';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const gap = 8;

// The boards of a table, one under the other around its middle, with the pots below them.
export function boardBox(middle: Point, card: number, boards: number): Box | null {
  if (!boards || card <= 0) return null;
  const height = boards * (card * 1.4 + 6);
  const top = middle.y - (height + 54) / 2;
  const half = (card * 5 + 32) / 2;
  return { left: middle.x - half, right: middle.x + half, top, bottom: top + height - 6 };
}

// As it is drawn: chips over their amount, or beside it where it is flat; those that go back beside those that stay, and under
// them where no chips are drawn.
export function sizeOf({ chips, amount, back, returned }: SeatSeen, rx: number, flat: boolean, piled = false): Size {
  const piles = [
    amount ? { chips, text: amount } : null,
    returned ? { chips: back, text: `${returned} back` } : null,
  ].filter((one) => one !== null);
  const sizes = piles.map(({ chips, text }) => {
    const standing = !piled ? stacks(chips) : chips.length ? [pile(chips)] : [];
    const pill = { width: text.length * 12 + 20, height: 26 };
    const wide = standing.length * (rx * 2 + 1);
    const high = standing.length ? rx * 1.36 + 5 + rx * 0.27 * Math.max(...standing.map((one) => one.length)) : 0;
    return flat
      ? { width: pill.width + wide + 4, height: Math.max(pill.height, high) }
      : { width: Math.max(pill.width, wide), height: pill.height + high };
  });
  if (!chips.length && !back.length)
    return {
      width: Math.max(0, ...sizes.map(({ width }) => width)),
      height: sizes.reduce((all, { height }) => all + height, 0),
    };
  return {
    width: sizes.reduce((all, { width }) => all + width, 0) + (sizes.length - 1) * 14,
    height: Math.max(0, ...sizes.map(({ height }) => height)),
  };
}

// Half a pod and a gap beside it.
const podHalf = { x: 78, y: 32 };

const onBoard = (bet: Point, { width, height }: Size, board: Box) =>
  bet.x + width / 2 + gap > board.left &&
  bet.x - width / 2 - gap < board.right &&
  bet.y + height / 2 + gap > board.top &&
  bet.y - height / 2 - gap < board.bottom;

// Beside the board's row: between its end and the pod, as far as a bet is narrow enough for that.
function level(board: Box | null, pod: Point): number | null {
  if (!board || pod.y < board.top - 20 || pod.y > board.bottom + 20) return null;
  const left = pod.x < (board.left + board.right) / 2;
  return (left ? board.left - pod.x : pod.x - board.right) - podHalf.x - gap;
}

// Whether its chips have to stand in one pile: beside the board, and over it where others' bets stand too.
export function tightFor({ width }: Size, board: Box | null, pod: Point): boolean {
  const room = level(board, pod);
  if (room !== null) return room < width;
  return !!board && pod.y < board.top && width > 130;
}

// Off the board, over it or beside it, and not under the pod that it belongs to.
export function clear(bet: Point, size: Size, board: Box | null, pod: Point): Place {
  const { width, height } = size;
  const inner = pod.x < bet.x ? 1 : -1;
  const beside = pod.x + inner * (podHalf.x + width / 2);
  const room = level(board, pod);
  if (board && room !== null) {
    // Too wide for the way between: over the board's row or under it, as the pod is nearer, and from the pod inward.
    if (room < width) {
      const over = pod.y < (board.top + board.bottom) / 2;
      return { x: beside, y: over ? board.top - gap : board.bottom + gap, down: over ? 1 : 0 };
    }
    const end = beside + inner * (room - width);
    return { x: Math.max(Math.min(beside, end), Math.min(bet.x, Math.max(beside, end))), y: bet.y };
  }
  const above = !!board && pod.y < board.top;
  const over = above && (onBoard(bet, size, board) || onBoard({ x: beside, y: bet.y }, size, board));
  const under = !!board && !over && onBoard(bet, size, board);
  const y = over ? board.top - gap - height / 2 : under ? board.bottom + gap + height / 2 : bet.y;
  const aside = Math.abs(bet.x - pod.x) > 60;
  const hidden = Math.abs(bet.x - pod.x) < podHalf.x + width / 2 && Math.abs(y - pod.y) < podHalf.y + height / 2;
  let x = aside && hidden ? beside : bet.x;
  // Two that stand over the board keep to their own side of its middle.
  const middle = board ? (board.left + board.right) / 2 : 0;
  if (above && Math.abs(pod.x - middle) > podHalf.x)
    x = middle - inner * Math.max((middle - x) * inner, width / 2 + gap / 2);
  return { x, y: y + (over ? height / 2 : 0), down: over ? 1 : 0.5 };
}
