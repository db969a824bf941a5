import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '#client/platform/motion.ts';
import { useT } from '../../wording.ts';
import { strokesOf } from '../strokes/stroke-data.ts';
import type { Writing } from '../strokes/writing.ts';
import styles from './StrokePad.module.css';

export interface StrokePadProps {
  char: string;
  /** strokes that stand */
  drawn: number;
  /** strokes there are */
  strokes: number;
  /** how often help was asked for: each time the next stroke lights up */
  hints: number;
  onStroke: (right: boolean) => void;
}

/** The square in which a character is written, stroke by stroke in their order. */
export function StrokePad({ char, drawn, strokes, hints, onStroke }: StrokePadProps) {
  const t = useT('faces');
  const still = useReducedMotion();
  const pad = useRef<HTMLDivElement>(null);
  const writing = useRef<Writing | null>(null);
  const [missing, setMissing] = useState(false);
  const tell = useEffectEvent(onStroke);
  const begun = useEffectEvent(() => ({ drawn, still }));

  useEffect(() => {
    const place = pad.current;
    const data = strokesOf(char);
    if (!place || !data) return setMissing(true);
    // The pen comes with its first character: no other page carries it.
    const started = import('../strokes/writing.ts').then(({ startWriting }) =>
      startWriting(place, char, data, { ...begun(), onStroke: (right) => tell(right) }),
    );
    started.then(
      (made) => {
        writing.current = made;
      },
      () => setMissing(true),
    );
    return () => {
      writing.current = null;
      void started.then((made) => made.end()).catch(() => undefined);
    };
  }, [char]);

  const help = useEffectEvent(() => writing.current?.show(drawn));
  useEffect(() => {
    if (hints > 0) help();
  }, [hints]);

  return (
    <div className={styles.pad}>
      <div
        ref={pad}
        className={styles.square}
        role="img"
        aria-label={t('drawHere', { char, next: Math.min(drawn + 1, strokes), strokes })}
      />
      <p className={styles.count} role={missing ? 'alert' : undefined}>
        {missing ? t('strokesMissing') : t('drawn', { drawn, strokes })}
      </p>
    </div>
  );
}
