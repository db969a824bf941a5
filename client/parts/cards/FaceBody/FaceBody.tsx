import type { CardContent } from '#domain/cards/content.ts';
import type { Answer } from '#domain/cards/faces/answer.ts';
import type { Question } from '#domain/session/question.ts';
import { faceLookOf } from '../face-looks.ts';
import type { CardFaceProps } from '../face-props.ts';

/** The component of a face. The kind of the answer follows from the face: `openAnswer` pairs them. */
export function FaceBody({ answer, ...props }: CardFaceProps<CardContent, Question, Answer>) {
  const { Body } = faceLookOf(props.question);
  return <Body answer={answer as never} {...props} />;
}
