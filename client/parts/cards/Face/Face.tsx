import type { CardContent } from '#domain/cards/content.ts';
import type { Answer, FaceAction } from '#domain/cards/faces/answer.ts';
import type { Difficulty } from '#domain/cards/faces/context.ts';
import type { Question } from '#domain/session/question.ts';
import { FaceBody } from '../FaceBody/FaceBody.tsx';
import { faceLookOf, faceLooksOf } from '../face-looks.ts';
import { HintLine } from '../HintLine/HintLine.tsx';
import { QuestionHead } from '../QuestionHead/QuestionHead.tsx';
import { useT } from '../wording.ts';
import styles from './Face.module.css';

export interface FaceProps {
  question: Question;
  answer: Answer;
  card: CardContent;
  cardStatus: 'DEBUT' | 'REVIEW';
  difficulty: Difficulty;
  passed: boolean;
  onAction: (action: FaceAction) => void;
}

/** One card asked once: what to do, the question itself, and help. Give it a key for each new question. */
export function Face({ question, answer, card, cardStatus, difficulty, passed, onAction }: FaceProps) {
  const t = useT('faces');
  const isNew = cardStatus === 'DEBUT';
  return (
    <section className={styles.face} aria-labelledby="face-prompt">
      <QuestionHead
        id="face-prompt"
        prompt={t(faceLookOf(question).prompt(question, answer))}
        tag={t(isNew ? faceLooksOf(card).newTag : 'review')}
        tone={isNew ? 'sky' : 'leaf'}
        difficulty={difficulty}
      />
      <FaceBody question={question} answer={answer} card={card} passed={passed} onAction={onAction} />
      {!passed && <HintLine question={question} answer={answer} onAsk={() => onAction({ type: 'hint' })} />}
    </section>
  );
}
