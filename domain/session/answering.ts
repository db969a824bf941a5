import type { Answering } from '#domain/cards/card-type.ts';
import { faces } from '#domain/cards/types.ts';
import type { Question } from './question.ts';

/** How a question is answered, as its face says. */
export function answeringOf(question: Question): Answering<Question> {
  const face = faces[question.face];
  if (!face) throw new Error(`There is no face ${question.face}`);
  return face.answering(question) as Answering<Question>;
}
