import type { Random } from '#domain/random.ts';
import type { CardContent } from '../content.ts';
import type { Means } from './means.ts';

/** 1 is the easiest face of a card, 3 the one that is hardest to guess. */
export type Difficulty = 1 | 2 | 3;

/** What a builder may use besides the card: the other cards of the unit, the card's difficulty and chance. */
export interface FaceContext {
  cardId: number;
  alternates: readonly CardContent[];
  difficulty: Difficulty;
  /** What the learner can hear and draw; nothing where it is left out. */
  means?: Means;
  random: Random;
}

/** The alternates of one card type. */
export function alternatesOfType<T extends CardContent['type']>(
  alternates: readonly CardContent[],
  type: T,
): Extract<CardContent, { type: T }>[] {
  return alternates.filter((card): card is Extract<CardContent, { type: T }> => card.type === type);
}
