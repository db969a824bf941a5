import type { CSSProperties } from 'react';
import type { Pron } from '#domain/cards/content.ts';
import { textWidth } from '#domain/cards/text-width.ts';
import { Prons } from '../Prons/Prons.tsx';
import styles from './WordHead.module.css';

export interface WordHeadProps {
  word: string;
  prons: readonly Pron[];
}

/** The word that is asked, as large as its line allows (21 to 45 px), and how it sounds. */
export function WordHead({ word, prons }: WordHeadProps) {
  return (
    <div className={styles.head}>
      <p className={styles.word} lang="en" style={{ '--units': textWidth(word) } as CSSProperties}>
        {word}
      </p>
      <Prons word={word} prons={prons} />
    </div>
  );
}
