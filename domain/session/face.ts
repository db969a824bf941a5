import { faces } from '#domain/cards/types.ts';
import type { FaceName } from './question.ts';

/** The names of all faces, those of one type from the easiest to the hardest to guess. */
export const faceNames = Object.keys(faces) as readonly FaceName[];

/** Stars of one answered card. */
export type Stars = 1 | 2 | 3;

/** A rank that compares faces of one card type: the greater, the harder to guess. */
export function hardnessOf(face: FaceName): number {
  return faceNames.indexOf(face);
}

/** False for the faces that ask for recall instead of offering the answer. Unknown names count as guessable. */
export function isGuessable(face: string): boolean {
  return Object.hasOwn(faces, face) ? faces[face]?.guessable !== false : true;
}
