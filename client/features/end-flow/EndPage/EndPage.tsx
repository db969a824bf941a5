import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#client/ui/Button/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import styles from './EndPage.module.css';

export interface EndPageProps {
  /** the word on the way on */
  action: string;
  onNext: () => void;
  /** another way to go, above the way on */
  aside?: ReactNode;
  /** rays of light behind the page; on a wide screen behind its left part, if that holds the picture */
  festive?: boolean | 'left';
  /** each change gives the button the focus again */
  turn?: number;
  className?: string;
  children: ReactNode;
}

/** A page after a lesson: its content, and one button that has the focus, so that Enter goes on. */
export function EndPage({ action, onNext, aside, festive = false, turn = 0, className, children }: EndPageProps) {
  const next = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is what asks for the focus
  useEffect(() => next.current?.focus({ preventScroll: true }), [turn]);
  return (
    <div className={styles.page}>
      {festive && <span className={styles.rays} data-left={festive === 'left' ? '' : undefined} />}
      <main className={cx(styles.inside, className)}>
        {children}
        <div className={styles.foot}>
          {aside}
          <Button ref={next} block size="large" onClick={onNext}>
            {action}
          </Button>
        </div>
      </main>
    </div>
  );
}
