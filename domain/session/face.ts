/** Every way a card can be asked. The name is what a learn event carries in `face`. */
export const clozeFaces = [
  'clozeChoice',
  'clozeJudgement',
  'clozeGiveAwayChoice',
  'clozeGiveAwayJudgement',
  'clozeMinimalChoice',
] as const;
export const wordFaces = ['wordChoice', 'wordPickImage', 'wordExampleChoice', 'wordSeeAndCheck', 'wordSpell'] as const;
export const kidHanziFaces = ['kidHanziChoice', 'kidHanziSeeAndCheck'] as const;
export const faceNames = [...clozeFaces, ...wordFaces, 'mcq', ...kidHanziFaces] as const;

export type ClozeFace = (typeof clozeFaces)[number];
export type WordFace = (typeof wordFaces)[number];
export type FaceName = (typeof faceNames)[number];

/** 1 is the easiest face of a card, 3 the one that is hardest to guess. */
export type Difficulty = 1 | 2 | 3;

/** Stars of one answered card. */
export type Stars = 1 | 2 | 3;

const unguessable: ReadonlySet<string> = new Set<FaceName>(['wordSeeAndCheck', 'wordSpell', 'kidHanziSeeAndCheck']);

/** False for the faces that ask for recall instead of offering the answer. Unknown names count as guessable. */
export function isGuessable(face: string): boolean {
  return !unguessable.has(face);
}
