import type { CardContent, CardType } from '#domain/cards/content.ts';
import type { Question } from '#domain/session/question.ts';
import { clozeFaces } from './cloze/faces.ts';
import type { FaceLook, FaceLooks } from './face-look.ts';
import { hanziFaces } from './hanzi/faces.ts';
import { mcqFaces } from './mcq/faces.ts';
import { wordFaces } from './word/faces.ts';

/** How the cards of each type are asked. Only pages that ask load it. */
export const faceLooks = {
  'cloze.card': clozeFaces,
  'enWord.card': wordFaces,
  'mcq.card': mcqFaces,
  'kidHanzi.card': hanziFaces,
} satisfies { [T in CardType]: object };

const byName: Record<Question['face'], object> = Object.assign(
  {},
  ...Object.values(faceLooks).map(({ faces }) => faces),
);

export const faceLooksOf = ({ type }: Pick<CardContent, 'type'>) =>
  faceLooks[type] as unknown as FaceLooks<CardContent, Question>;

/** The look of a question's face. It takes the card and answer that belong to it, as `openAnswer` pairs them. */
export const faceLookOf = ({ face }: Question) => byName[face] as FaceLook<CardContent, Question>;
