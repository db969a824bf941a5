import type { McqCard } from '#domain/cards/mcq/content.ts';
import { answersText } from '#domain/cards/mcq/summary.ts';
import styles from '../CardFront/CardFront.module.css';

/** The question and what is right. */
export function McqFront({ card }: { card: McqCard }) {
  return (
    <>
      <span className={styles.line}>{card.question}</span>
      <span className={styles.more}>{answersText(card)}</span>
    </>
  );
}
