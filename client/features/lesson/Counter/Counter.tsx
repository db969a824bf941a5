import { type CSSProperties, memo } from 'react';
import { CounterBun } from '#client/art/CounterBun/CounterBun.tsx';
import type { Pose } from '#client/art/kit/mascot.ts';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import type { Frame } from '#domain/session/session.ts';
import { useT } from '../wording.ts';
import styles from './Counter.module.css';
import { keyHintOf } from './key-hint.ts';

export interface CounterProps {
  /** absent where the companion stands elsewhere, as on the board of a duel */
  mascot?: number;
  pose: Pose;
  frame: Frame;
  /** how far the lesson is, 0 to 1 */
  progress: number;
  /** how far it was when the frame before appeared */
  from?: number;
  /** the question was answered wrong and not yet right */
  sags?: boolean;
  /** cards that are still to be learned */
  left?: number;
}

/** The counter below the question: the companion behind it, the bun that the lesson bakes, with a ruler, and on its front the keys of the question, on a phone how many cards are left. */
export const Counter = memo(function Counter({ mascot, pose, frame, progress, from, sags, left }: CounterProps) {
  const t = useT('lesson');
  const hint = keyHintOf(frame);
  return (
    <div className={styles.counter} aria-hidden="true">
      {mascot !== undefined && <Mascot alive id={mascot} pose={pose} className={styles.mascot} />}
      <CounterBun progress={progress} from={from} sags={sags} className={styles.bun} />
      <svg className={styles.ruler} viewBox="0 0 40 92" aria-hidden="true">
        <path className={styles.wood} d="M14 2H34V90H14Z" />
        <path d="M14 78H21M14 66H24M14 54H21M14 42H24M14 30H21M14 18H24" />
        <path
          className={styles.mark}
          d="M1 83L13 89L1 95Z"
          style={{ '--risen': progress, '--from': from ?? progress } as CSSProperties}
        />
      </svg>
      {frame.type === 'practice' && left !== undefined && left > 0 && (
        <span className={styles.left}>{t('counter_left', { count: left })}</span>
      )}
      {hint && (
        <span className={styles.keys}>
          {t.rich(hint.message, { count: hint.count, k: (key) => <kbd className={styles.key}>{key}</kbd> })}
        </span>
      )}
    </div>
  );
});
