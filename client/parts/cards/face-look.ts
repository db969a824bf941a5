import type { ComponentType } from 'react';
import type { QuestionWith } from '#domain/cards/card-type.ts';
import type { CardContent } from '#domain/cards/content.ts';
import type { Answer } from '#domain/cards/faces/answer.ts';
import type { Question } from '#domain/session/question.ts';
import type { CardFaceProps } from './face-props.ts';
import type { Note } from './note.ts';
import type { zh } from './words.zh.ts';

type Words = typeof zh.faces;
/** A message that takes no values. */
type FaceWord = { [K in keyof Words]: Words[K] extends `${string}{${string}` ? never : K }[keyof Words];

/** How the cards of one type are asked; `face-looks.ts` registers it. */
export interface FaceLooks<C extends CardContent, Q extends Question> {
  /** what a card is called that was never practised */
  newTag: FaceWord;
  /** fonts of its own, with a text in each: fetched before the first face, as one that came later would move the line */
  fonts?: readonly (readonly [font: string, text: string])[];
  faces: { [F in Q['face']]: FaceLook<C, QuestionWith<Q, F>> };
}

/** How one face looks. */
export interface FaceLook<C extends CardContent, Q extends Question> {
  /** what to do */
  prompt: (question: Q, answer: Answer) => FaceWord;
  /** its answer is of the kind that the face has in the domain */
  Body: ComponentType<CardFaceProps<C, Q, never>>;
  /** what an option really belongs to, told after it was chosen in error */
  note?: (question: Q, option: number) => Note | null;
}
