import type { CardContent } from '#domain/cards/content.ts';
import type { Random } from '#domain/random.ts';
import type { Difficulty } from '../face.ts';

/** What a builder may use besides the card: the other cards of the unit, the card's difficulty and chance. */
export interface FaceContext {
  cardId: number;
  alternates: readonly CardContent[];
  difficulty: Difficulty;
  random: Random;
}

/** The alternates of one card type. */
export function alternatesOfType<T extends CardContent['type']>(
  alternates: readonly CardContent[],
  type: T,
): Extract<CardContent, { type: T }>[] {
  return alternates.filter((card): card is Extract<CardContent, { type: T }> => card.type === type);
}
