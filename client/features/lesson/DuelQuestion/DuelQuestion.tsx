import type { ReactNode } from 'react';
import { DuelArena, type DuelArenaProps } from '../DuelArena/DuelArena.tsx';
import styles from './DuelQuestion.module.css';

export interface DuelQuestionProps extends DuelArenaProps {
  /** the face */
  children: ReactNode;
}

/** A question of a duel: the board above it on a phone, beside it on a wide screen. */
export function DuelQuestion({ children, ...arena }: DuelQuestionProps) {
  return (
    <div className={styles.duo}>
      <DuelArena {...arena} />
      <div className={styles.question}>{children}</div>
    </div>
  );
}
