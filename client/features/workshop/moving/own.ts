import type { SyntheticEvent } from 'react';

/**
 * Hears only what happens in the element itself. What is pressed in a menu that lies over the page comes to the row it belongs to
 * as well, through the tree of components: the row would be opened, or carried off, by an act of its menu.
 */
export const own =
  <Event extends SyntheticEvent>(hear: ((event: Event) => void) | undefined) =>
  (event: Event): void => {
    if (event.currentTarget.contains(event.target as Node)) hear?.(event);
  };
