import type { ReactNode } from 'react';
import type { Pose } from '#client/art/kit/mascot.ts';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { cx } from '../cx.ts';
import styles from './StateMessage.module.css';

export interface StateMessageProps {
  /** the companion; or any picture by `picture` */
  mascot?: number;
  pose?: Pose;
  picture?: ReactNode;
  title: ReactNode;
  /** what happened and what to do next */
  text?: ReactNode;
  /** one button */
  action?: ReactNode;
  /** small print, such as the number of a failed request */
  note?: ReactNode;
  /** level of the title where it is a heading of the page */
  as?: 'h1' | 'h2' | 'p';
  /** an error is announced, and its companion is worried */
  tone?: 'calm' | 'error';
  className?: string;
}

/** Nothing here, or something went wrong: a companion, a title, a sentence and one way on. */
export function StateMessage({
  mascot = 1001,
  tone = 'calm',
  pose = tone === 'error' ? 'oops' : 'idle',
  picture,
  title,
  text,
  action,
  note,
  as: Title = 'h2',
  className,
}: StateMessageProps) {
  return (
    <div className={cx(styles.state, className)} role={tone === 'error' ? 'alert' : undefined}>
      <div className={styles.picture}>{picture ?? <Mascot id={mascot} pose={pose} size={150} />}</div>
      <Title className={cx(styles.title, 'display')}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
