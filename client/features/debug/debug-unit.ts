import { RECALL_HARD, RECALL_MEDIUM } from '#domain/limits.ts';
import type { DebugSettings } from '#domain/session/session.ts';

/** A card as the queue takes it. */
export interface QueueCard {
  id: number;
  /** JSON string */
  content: string;
  authorId: number;
}

/** How hard the cards of a debug unit are at first: a card that is met, or one that is known well or very well. */
export type StartDifficulty = '1' | '2' | '3';

const MET = {
  1: { cardStatus: 'DEBUT', r: 0 },
  2: { cardStatus: 'REVIEW', r: RECALL_MEDIUM },
  3: { cardStatus: 'REVIEW', r: RECALL_HARD },
} as const;

interface Wish {
  packageId: number;
  cards: readonly QueueCard[];
  difficulty: StartDifficulty;
  settings: DebugSettings;
  now: Date;
}

/** A unit of these cards. Its number 0 says that nobody is told of it. */
export function debugUnit({ packageId, cards, difficulty, settings, now }: Wish) {
  return {
    unitId: 0,
    stageId: 0,
    level: 0,
    packageId,
    challengeIndex: null,
    mode: 'NORMAL' as const,
    startedAt: now.toISOString(),
    schedules: cards.map(({ id, content, authorId }) => ({
      cardId: id,
      content,
      authorId,
      lookBackStatus: null,
      ...MET[difficulty],
    })),
    debug: settings,
  };
}
