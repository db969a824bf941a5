import { expect } from 'vitest';

// Stories run with reduced motion: then nothing may change but how opaque it is, whatever a component's own rules say.
const movements = new Set<string>();
const nameOf = (target: EventTarget | null) =>
  target instanceof Element ? target.outerHTML.slice(0, 120) : 'the page';

addEventListener('animationstart', ({ animationName, target }) =>
  movements.add(`${animationName} of ${nameOf(target)}`),
);
addEventListener('transitionrun', ({ propertyName, target }) => {
  if (propertyName !== 'opacity') movements.add(`${propertyName} of ${nameOf(target)}`);
});

/** What moved before does not count. */
export const forgetMovements = () => movements.clear();

/** Nothing has moved since then. */
export function expectStillness() {
  expect([...movements], 'what moved although less motion is asked for').toEqual([]);
}
