import { expect, it } from 'vitest';
import { largestShare } from '../../../scripts/support/picture-colours.mjs';
import { baselinePaths } from '../../../scripts/support/picture-files.mjs';

/** A picture nearly all of which has one colour shows a scrim or an empty canvas, and would pass whatever became of its story. */
const MOST_OF_ONE_COLOUR = 0.9985;

it('no picture shows nothing', { timeout: 120_000 }, () => {
  const paths = baselinePaths();
  expect(paths.length).toBeGreaterThan(1000);
  expect(paths.filter((path: string) => largestShare(path) > MOST_OF_ONE_COLOUR)).toEqual([]);
});
