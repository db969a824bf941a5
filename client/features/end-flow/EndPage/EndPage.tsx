import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#client/ui/Button/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import styles from './EndPage.module.css';

export interface EndPageProps {
  /** the word on the way on */
  action: string;
  onNext: () => void;
  className?: string;
  children: ReactNode;
}

/** A page after the receipt of a lesson: its content, and one button that has the focus, so that Enter goes on. */
export function EndPage({ action, onNext, className, children }: EndPageProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.page}>
      <main className={cx(styles.inside, className)}>
        {children}
        <div className={styles.foot}>
          <Button ref={next} block size="large" onClick={onNext}>
            {action}
          </Button>
        </div>
      </main>
    </div>
  );
}
