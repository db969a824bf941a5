import { Bun } from '#client/art/Bun/Bun.tsx';
import type { Pose } from '#client/art/kit/mascot.ts';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Prop } from '#client/art/Prop/Prop.tsx';
import { usePainted } from '#client/platform/after-paint.ts';
import type { Frame } from '#domain/session/session.ts';
import { useT } from '../wording.ts';
import styles from './Counter.module.css';
import { keyHintOf } from './key-hint.ts';

export interface CounterProps {
  /** absent where the companion stands elsewhere, as on the board of a duel */
  mascot?: number;
  pose: Pose;
  frame: Frame;
}

/** The counter below the question, with the companion behind it and the keys of the question on its front. */
export function Counter({ mascot, pose, frame }: CounterProps) {
  const t = useT('lesson');
  const hint = keyHintOf(frame);
  // The companion turns a moment after the verdict is painted, which must not wait for the drawing.
  const shown = usePainted(pose);
  return (
    <div className={styles.counter} aria-hidden="true">
      {mascot !== undefined && <Mascot alive id={mascot} pose={shown} className={styles.mascot} />}
      <span className={styles.props}>
        <Prop name="jar" className={styles.prop} />
        <Bun state="baked" className={styles.prop} />
      </span>
      {hint && (
        <span className={styles.keys}>
          {t.rich(hint.message, { count: hint.count, k: (key) => <kbd className={styles.key}>{key}</kbd> })}
        </span>
      )}
    </div>
  );
}
