import type { KidHanziCard } from '#domain/cards/content.ts';
import { CardPicture } from '../../CardPicture/CardPicture.tsx';
import { HanziGrid } from '../HanziGrid/HanziGrid.tsx';
import { Reading } from '../Reading/Reading.tsx';
import { Ruby } from '../Ruby/Ruby.tsx';
import styles from './HanziDetail.module.css';

/** Characters in their squares with their reading, and words to read together. */
export function HanziDetail({ card: { hanzi, analysis, illustration } }: { card: KidHanziCard }) {
  const asked = hanzi[0]?.hanzi ?? [];
  return (
    <div className={styles.detail}>
      <div className={styles.glyphs}>
        {illustration && <CardPicture {...illustration} className={styles.picture} />}
        <Reading hanzi={asked} />
        <HanziGrid hanzi={asked} />
      </div>
      {analysis.length > 0 && <Ruby items={analysis} asked={asked.map(({ char }) => char)} />}
    </div>
  );
}
