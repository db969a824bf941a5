import { CardFront } from '../CardFront/CardFront.tsx';
import styles from './CardSlip.module.css';

interface Props {
  /** JSON of the card */
  content: string;
  /** its place in a list, counted from 1; only shown */
  number?: number;
  onOpen: () => void;
}

/** A card on a slip of paper, at a glance. A tap opens it. */
export function CardSlip({ content, number, onOpen }: Props) {
  return (
    <button type="button" className={styles.slip} onClick={onOpen}>
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <CardFront content={content} />
    </button>
  );
}
