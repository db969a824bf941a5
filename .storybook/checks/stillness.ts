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

/** Nothing has moved since this was last asked. */
export function expectStillness() {
  const seen = [...movements];
  movements.clear();
  expect(seen, 'what moved although less motion is asked for').toEqual([]);
}
