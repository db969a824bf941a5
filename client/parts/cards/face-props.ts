import type { CardContent } from '#domain/cards/content.ts';
import type { Answer, FaceAction } from '#domain/cards/faces/answer.ts';
import type { Question } from '#domain/session/question.ts';

/** What the body of every face gets: a question, the answer in progress, and where to send what the learner does. */
export interface FaceBodyProps<Q extends Question, A extends Answer> {
  question: Q;
  answer: A;
  /** the face is over and takes no further input */
  passed: boolean;
  onAction: (action: FaceAction) => void;
}

/** A body that shows the card itself, which holds what its question does not. */
export interface CardFaceProps<C extends CardContent, Q extends Question, A extends Answer>
  extends FaceBodyProps<Q, A> {
  card: C;
}
