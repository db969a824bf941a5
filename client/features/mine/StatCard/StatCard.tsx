import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { Card } from '#client/ui/Card/Card.tsx';
import styles from './StatCard.module.css';

interface Props {
  picture: ReactNode;
  value: number;
  label: string;
}

/** One number of what was done so far. */
export function StatCard({ picture, value, label }: Props) {
  const format = useFormatter();
  return (
    <Card className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {format.number(value)}
        {picture}
      </dd>
    </Card>
  );
}
