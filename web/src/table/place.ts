// Puts an element at a point, its middle on it. Through the style object: the page's policy allows no style attribute.
import type { Action } from 'svelte/action';
import type { Point } from './geometry';

export const place: Action<HTMLElement, Point> = (node, point) => {
  const put = ({ x, y }: Point) => {
    node.style.left = `${x}px`;
    node.style.top = `${y}px`;
  };
  node.classList.add('placed');
  put(point);
  return { update: put };
};
