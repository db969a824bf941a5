import axe from 'axe-core';
import { expect } from 'vitest';

/** The rules of the addon, which looked at the story as it was first shown: a part on its own has no landmarks. */
const rules = { region: { enabled: false } };

/** No violation in what is shown now: of any rule, or of the one that another theme can break. */
export async function expectAccessible(what: 'everything' | 'colours') {
  const { violations } = await axe.run(document.body, what === 'colours' ? { runOnly: ['color-contrast'] } : { rules });
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect(told).toEqual([]);
}
