import type { ReactNode } from 'react';
import styles from './theme.module.css';
import { useResolved } from './useResolved.ts';

interface MeasureProps {
  /** name of the token, without its dashes */
  token: string;
  /** what it is for */
  note?: string;
  children: ReactNode;
}

/** A token, what the browser makes of it, and how it looks. */
export function Measure({ token, note, children }: MeasureProps) {
  const [element, value] = useResolved<HTMLDivElement, string>((row) =>
    getComputedStyle(row).getPropertyValue(`--${token}`).trim(),
  );
  return (
    <div ref={element} className={styles.row} data-token={token}>
      <p className={styles.name}>
        <b>--{token}</b>
        <br />
        {value}
        {note && (
          <>
            <br />
            {note}
          </>
        )}
      </p>
      <div>{children}</div>
    </div>
  );
}
