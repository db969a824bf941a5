import type { CSSProperties } from 'react';
import { contrastOf } from './contrast.ts';
import styles from './theme.module.css';
import { useResolved } from './useResolved.ts';

export interface PairProps {
  /** name of the token of the text, without its dashes */
  text: string;
  /** name of the token of the ground */
  ground: string;
  /** what it must be at least: 4.5 for text, 3 for what bounds a control and for pictures */
  least?: 4.5 | 3;
  /** what the pair shows; the names of the tokens unless told */
  sample?: string;
}

/** A text on a ground with the contrast that the browser computes of it. */
export function Pair({ text, ground, least = 4.5, sample }: PairProps) {
  const [element, ratio] = useResolved<HTMLLIElement, number>(contrastOf);
  const passes = ratio !== undefined && ratio >= least;
  return (
    <li
      ref={element}
      className={styles.pair}
      data-pair={`${text} on ${ground}`}
      data-least={least}
      style={{ '--text': `var(--${text})`, '--ground': `var(--${ground})` } as CSSProperties}
    >
      {least === 3 ? <i className={styles.bound} /> : <b>{sample ?? '面包 Bread'}</b>}
      <span>
        {text} / {ground}
      </span>
      <span className={styles.verdict} data-passes={passes}>
        {ratio?.toFixed(2)} {passes ? '✓' : '✗'} {least}
      </span>
    </li>
  );
}
