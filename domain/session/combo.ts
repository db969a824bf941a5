import type { Stars } from './face.ts';

export interface Combo {
  current: number;
  max: number;
}

/** Three stars add one, anything else starts again at zero. */
export function nextCombo({ current, max }: Combo, stars: Stars): Combo {
  const next = stars === 3 ? current + 1 : 0;
  return { current: next, max: Math.max(max, next) };
}
