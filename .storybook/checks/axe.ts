import axe from 'axe-core';
import { expect } from 'vitest';

/** The rules of the addon, which looked at the story as it was first shown: a part on its own has no landmarks. */
const rules = { region: { enabled: false } };

/** No violation in what is shown now. */
export async function expectAccessible() {
  const { violations } = await axe.run(document.body, { rules });
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect(told).toEqual([]);
}
