import type { ReactNode } from 'react';
import { BossArena } from '../BossArena/BossArena.tsx';
import styles from './BossQuestion.module.css';

export interface BossQuestionProps {
  guest: number;
  /** 0 to 100 */
  hp: number;
  outcome: 'asked' | 'right' | 'wrong';
  /** hp a right answer takes */
  damage: number;
  /** the face */
  children: ReactNode;
}

const poses = { asked: 'idle', right: 'hit', wrong: 'win' } as const;

/** A question of the boss, who leans over its card. */
export function BossQuestion({ guest, hp, outcome, damage, children }: BossQuestionProps) {
  return (
    <div className={styles.duo}>
      <BossArena
        guest={guest}
        hp={hp}
        pose={hp <= 0 ? 'defeated' : poses[outcome]}
        damage={outcome === 'right' ? damage : null}
      />
      <div className={styles.question}>{children}</div>
    </div>
  );
}
