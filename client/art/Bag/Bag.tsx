import type { ReactNode } from 'react';
import type { Pose } from '../kit/mascot.ts';
import { Mascot } from '../Mascot/Mascot.tsx';
import styles from './Bag.module.css';

export interface BagProps {
  /** the companion that looks out */
  mascot: number;
  pose?: Pose;
  /** its first character stands on the label, of Latin letters two: one alone is the same for too many */
  label: string;
  /** stands on the label in place of the character */
  picture?: ReactNode;
  /** behind the label, drawn in the paper's own picture of 132 × 84 */
  filling?: ReactNode;
  /** around the paper, drawn likewise */
  ribbon?: ReactNode;
  /** index of the region whose colours the paper takes */
  region: number;
  /** px */
  width?: number;
  className?: string;
}

const ZIGZAG = `M2 12${'l8 -9l8 9'.repeat(8)}`;
const PAPER = `${ZIGZAG}V72q0 10-10 10H12Q2 82 2 72z`;
// How far a companion of this height must rise for its face to clear the paper, in percent of the bag's width.
const LIFT: Record<number, number> = { 1002: 3, 1011: 4 };

const isLatin = (label: string): boolean => /^\p{Script=Latin}{2}/u.test(label);

/** 面包袋, a package: its companion looks out of the paper bag, the label carries its subject. */
export function Bag({
  mascot,
  pose = 'idle',
  label,
  picture,
  filling,
  ribbon,
  region,
  width = 132,
  className,
}: BagProps) {
  return (
    <span
      className={`${styles.bag} ${className ?? ''}`}
      data-region={((region % 6) + 6) % 6}
      style={{ '--bag': `${width}px`, '--lift': `-${LIFT[mascot] ?? 11}%` } as React.CSSProperties}
      aria-hidden="true"
    >
      <span className={styles.mascot}>
        <Mascot id={mascot} pose={pose} />
      </span>
      <svg className={styles.paper} viewBox="0 0 132 84" focusable="false" aria-hidden="true">
        <path d={PAPER} fill="var(--region-tint)" />
        {filling}
        <path d="M106 8l8 -6l8 10l8 0V72q0 10-10 10h-14z" fill="var(--region)" opacity=".16" />
        <path d={PAPER} className={styles.line} />
        <circle cx="60" cy="46" r="27" fill="var(--region)" />
        {picture ? (
          <circle cx="60" cy="46" r="24.5" fill="var(--art-milk)" />
        ) : (
          <circle cx="60" cy="46" r="23.5" fill="none" stroke="var(--region-tint)" strokeWidth="1.5" />
        )}
        {ribbon}
      </svg>
      {picture ? (
        <span className={styles.label} data-picture>
          {picture}
        </span>
      ) : (
        <b className={styles.label} data-user-text data-latin={isLatin(label) ? '' : undefined}>
          {[...label].slice(0, isLatin(label) ? 2 : 1).join('')}
        </b>
      )}
    </span>
  );
}
