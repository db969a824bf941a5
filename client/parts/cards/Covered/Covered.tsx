import type { ReactNode } from 'react';
import { Cloche } from '../Cloche/Cloche.tsx';
import { useT } from '../wording.ts';
import styles from './Covered.module.css';

export interface CoveredProps {
  open: boolean;
  onReveal: () => void;
  /** what is under the cover */
  children: ReactNode;
}

/** A covered tray: a tap lifts the cover off the answer. */
export function Covered({ open, onReveal, children }: CoveredProps) {
  const t = useT('faces');
  if (!open) {
    return (
      <button type="button" className={styles.lid} onClick={onReveal}>
        <Cloche className={styles.cloche} />
        {t('thinkFirst')}
      </button>
    );
  }
  return (
    <div className={styles.answer}>
      {children}
      <Cloche className={styles.lifted} />
    </div>
  );
}
