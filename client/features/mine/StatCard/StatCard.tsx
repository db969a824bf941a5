import type { CSSProperties, ReactNode } from 'react';
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
  const number = useFormatter().number(value);
  return (
    <Card className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={`${styles.value} hero`} style={{ '--chars': number.length } as CSSProperties}>
        {number}
        {picture}
      </dd>
    </Card>
  );
}
