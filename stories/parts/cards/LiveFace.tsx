import { useState } from 'react';
import { Face } from '#client/parts/cards/Face/Face.tsx';
import type { FaceAction } from '#domain/cards/faces/answer.ts';
import { judge } from '#domain/session/judge.ts';
import type { Question } from '#domain/session/question.ts';
import styles from './LiveFace.module.css';
import { type Asked, answered, askedQuestion } from './live-question.ts';

export interface LiveFaceProps extends Asked {
  cardStatus?: 'DEBUT' | 'REVIEW';
  /** what has been done before the story begins */
  done?: (question: Question) => FaceAction[];
  onAction?: (action: FaceAction) => void;
}

/** A face on its stage, asked, judged and redrawn as in a session. */
export function LiveFace({ cardStatus = 'DEBUT', done = () => [], onAction, ...asked }: LiveFaceProps) {
  const [question] = useState(() => askedQuestion(asked));
  const [answer, setAnswer] = useState(() => answered(question, done(question)));
  return (
    <main className={styles.stage}>
      <Face
        question={question}
        answer={answer}
        card={asked.card}
        cardStatus={cardStatus}
        difficulty={asked.difficulty ?? 1}
        passed={answer.passed}
        onAction={(action) => {
          onAction?.(action);
          setAnswer(judge(question, answer, action).answer);
        }}
      />
    </main>
  );
}
