import { expect } from 'storybook/test';
import { contrastOf } from './contrast.ts';

/** Fails with the names of all pairs in view that are weaker than they must be. */
export async function expectContrast({ canvasElement }: { canvasElement: HTMLElement }) {
  const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')];
  await expect(pairs.length).toBeGreaterThan(0);
  const weak = pairs
    .map((pair) => ({ name: pair.dataset.pair, ratio: contrastOf(pair), least: Number(pair.dataset.least) }))
    .filter(({ ratio, least }) => !(ratio >= least))
    .map(({ name, ratio, least }) => `${name}: ${ratio.toFixed(2)} of ${least}`);
  await expect(weak).toEqual([]);
}
