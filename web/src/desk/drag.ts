// Chips dragged by mouse, pen or finger alike: a chip follows the pointer, and what it is let go over takes it.
//
// Whatever takes chips carries `data-takes-chips`. A pointer that hardly moves is a click, and left to the button.
import type { Action } from 'svelte/action';

export interface Dragged {
  // False while the chip is not there to be dragged.
  can: boolean;
  // Told whether the chip is over what takes it; false at the end.
  onover: (over: boolean) => void;
  ondrop: () => void;
}

// Pixels that a hand shakes.
const shake = 6;

const takes = (x: number, y: number) => !!document.elementFromPoint(x, y)?.closest('[data-takes-chips]');

export const drag: Action<HTMLElement, Dragged> = (node, now) => {
  let from: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;

  function lift(): HTMLElement {
    const made = document.createElement('div');
    made.className = 'dragged';
    made.setAttribute('aria-hidden', 'true');
    const chip = node.querySelector('svg');
    if (chip) made.append(chip.cloneNode(true));
    document.body.append(made);
    return made;
  }

  function down(event: PointerEvent) {
    if (!now.can || !event.isPrimary || event.button !== 0) return;
    from = event;
    node.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.pointerId) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < shake) return;
      ghost = lift();
    }
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    now.onover(takes(event.clientX, event.clientY));
  }

  function up(event: PointerEvent) {
    const dropped = ghost !== null && takes(event.clientX, event.clientY);
    if (ghost) {
      // The click that follows is the drag's own.
      const own = (click: Event) => click.stopPropagation();
      node.addEventListener('click', own, { capture: true, once: true });
      setTimeout(() => node.removeEventListener('click', own, { capture: true }));
    }
    end();
    if (dropped) now.ondrop();
  }

  function end() {
    if (ghost) now.onover(false);
    ghost?.remove();
    ghost = null;
    from = null;
  }

  // The browser is to take a finger's way for no scrolling: the flick at its end would swallow the next tap.
  const ours = (event: Event) => ghost && event.cancelable && event.preventDefault();
  node.addEventListener('touchmove', ours, { passive: false });

  const heard: [string, (event: PointerEvent) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', end],
  ];
  for (const [name, hear] of heard) node.addEventListener(name, hear as EventListener);
  return {
    update: (next) => (now = next),
    destroy: end,
  };
};
