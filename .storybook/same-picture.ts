import { diff } from '@blazediff/core';

interface Picture {
  metadata: { width: number; height: number };
  data: Uint8Array | Uint8ClampedArray;
}

/**
 * What counts as a difference, and how many pixels of it are let pass. Smoothed edges do not count: a round corner is drawn in one of two
 * ways, by the tile it falls into. Where such an edge meets another one, a single pixel may not be known as smoothed. What differs little,
 * such as the shape of a skeleton from its paper, is a mistake where it is a patch; the shade of a few pixels is the browser's.
 */
const KINDS = [
  { name: 'clearly', threshold: 0.1, allowed: 2 },
  { name: 'faintly', threshold: 0.03, allowed: 40 },
] as const;

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    samePicture: Record<never, never>;
  }
}

/** Compares a picture with its baseline; runs in the process of the tests, not in the page. */
export function samePicture(reference: Picture, actual: Picture, { createDiff }: { createDiff: boolean }) {
  const { width, height } = reference.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height)
    return {
      pass: false,
      diff: null,
      message: `${width} × ${height} px were expected, ${actual.metadata.width} × ${actual.metadata.height} px are there.`,
    };
  for (const { name, threshold, allowed } of KINDS) {
    const drawn = createDiff ? new Uint8Array(reference.data.length) : undefined;
    const count = diff(reference.data, actual.data, drawn, width, height, { threshold, includeAA: false });
    if (count > allowed) return { pass: false, diff: drawn ?? null, message: `${count} pixels differ ${name}.` };
  }
  return { pass: true, diff: null, message: null };
}
