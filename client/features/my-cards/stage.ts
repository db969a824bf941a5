/** Mastery of a card that is kept for 3 and for 10 days. */
const GROWING_FROM = 31;
const FIRM_FROM = 53;

export type Stage = 'fresh' | 'growing' | 'firm' | 'mastered' | 'paused' | 'known';

/** How well a card is baked, or how it rests. */
export function stageOf({ state, mastery, mastered }: { state: string; mastery: number; mastered: boolean }): Stage {
  if (state === 'KNOWN') return 'known';
  if (state !== 'LEARNING') return 'paused';
  if (mastered) return 'mastered';
  if (mastery >= FIRM_FROM) return 'firm';
  return mastery >= GROWING_FROM ? 'growing' : 'fresh';
}

/** The bun of each stage. */
export const BUN_OF = {
  fresh: 'raw',
  growing: 'warm',
  firm: 'warm',
  mastered: 'baked',
  paused: 'raw',
  known: 'baked',
} as const satisfies Record<Stage, string>;
