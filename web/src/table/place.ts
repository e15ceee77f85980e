// Puts an element at a point, its middle on it unless the point says otherwise. Through the style object: the page's policy
// allows no style attribute.
import type { Action } from 'svelte/action';
import type { Place } from './geometry';

export const place: Action<HTMLElement, Place> = (node, point) => {
  const put = ({ x, y, across = 0.5, down = 0.5 }: Place) => {
    node.style.left = `${x}px`;
    node.style.top = `${y}px`;
    node.style.transform = `translate(${-100 * across}%, ${-100 * down}%)`;
  };
  node.classList.add('placed');
  put(point);
  return { update: put };
};
