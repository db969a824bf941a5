import { expect, it } from 'vitest';
import { outputSide } from '#client/ui/ImageCrop/crop-image.ts';

it.each([
  [3000, 3000, 1024],
  [800, 800, 800],
  [800.4, 799.8, 800],
  [0.2, 0.2, 1],
])('%f × %f px come out %i px wide', (width, height, side) => {
  expect(outputSide({ x: 0, y: 0, width, height }, 1024)).toBe(side);
});
