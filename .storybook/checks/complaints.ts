import { afterAll, beforeAll, expect } from 'vitest';

/** What React, Apollo and the browser's libraries say of a mistake, and nobody sees. */
const complaints: string[] = [];

/**
 * What says nothing of the product: Storybook draws within `act`, and a page that is loaded when it is met waits there; a browser
 * tells that what it measured is drawn a frame later, as a list does that is scrolled by hundreds of rows.
 */
const EXPECTED: readonly RegExp[] = [/suspended inside an `act` scope/, /ResizeObserver loop completed/];

/** `%s` and `%o` of a message are filled in, as the console does. */
function told([first, ...rest]: unknown[]): string {
  const filled = String(first instanceof Error ? first.stack : first).replace(/%[sodc]/g, () => String(rest.shift()));
  return [filled, ...rest.map(String)].join(' ').slice(0, 1200);
}

const { error, warn } = console;
beforeAll(() => {
  for (const [name, usual] of [
    ['error', error],
    ['warn', warn],
  ] as const)
    console[name] = (...given: unknown[]) => {
      const words = told(given);
      if (!EXPECTED.some((known) => known.test(words))) complaints.push(`${name}: ${words}`);
      usual.apply(console, given);
    };
});
afterAll(() => Object.assign(console, { error, warn }));

/** What was said before does not count. */
export const forgetComplaints = () => complaints.splice(0);

/** Nothing was complained of since then. */
export const expectNoComplaints = () => expect(complaints, 'what the console was told').toEqual([]);
