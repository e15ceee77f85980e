// What a live table puts into the page's top bar, while it is open. The table's own code comes later than the bar.
import type { Snippet } from 'svelte';

class Bar {
  extra = $state.raw<Snippet | null>(null);
}

export const bar = new Bar();
