import type { ReactNode } from 'react';
import { Card } from '#client/ui/Card/Card.tsx';
import styles from './ChartCard.module.css';

interface ChartCardProps {
  title: string;
  /** what it says, in a sentence */
  text?: ReactNode;
  children?: ReactNode;
}

/** A sheet with one chart: its name, what it says, and the chart. */
export function ChartCard({ title, text, children }: ChartCardProps) {
  return (
    <Card as="section">
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </Card>
  );
}
