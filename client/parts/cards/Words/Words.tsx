import { useContext } from 'react';
import { lookUpWord, wordsIn } from '#domain/cards/word/look-up.ts';
import { LookUp } from './look-up.ts';
import styles from './Words.module.css';

/** English text; each word is looked up at a tap where the page has a dictionary. */
export function Words({ children }: { children: string }) {
  const lookUp = useContext(LookUp);
  if (!lookUp) return children;
  return wordsIn(children).map((piece, place) => {
    const word = lookUpWord(piece);
    return word === null ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a card never changes
      <button key={place} type="button" className={styles.word} onClick={() => lookUp(word)}>
        {piece}
      </button>
    );
  });
}
