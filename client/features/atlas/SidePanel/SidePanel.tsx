import type { ReactNode } from 'react';
import { CheckInWeek } from '../CheckInWeek/CheckInWeek.tsx';
import { StudyStats } from '../StudyStats/StudyStats.tsx';
import styles from './SidePanel.module.css';

interface Props {
  /** The rewards of today. */
  rewards: ReactNode;
}

/** Beside the map above 1000 px: rewards of today, the week of check-ins, what was learned so far. */
export function SidePanel({ rewards }: Props) {
  return (
    <aside className={styles.side}>
      {rewards}
      <CheckInWeek />
      <StudyStats />
    </aside>
  );
}
