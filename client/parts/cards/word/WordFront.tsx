import type { EnWordCard } from '#domain/cards/word/content.ts';
import styles from '../CardFront/CardFront.module.css';

/** The word and its meaning. */
export function WordFront({ card }: { card: EnWordCard }) {
  return (
    <>
      <b lang="en">{card.word}</b>
      <span className={styles.more}>{card.definition}</span>
    </>
  );
}
