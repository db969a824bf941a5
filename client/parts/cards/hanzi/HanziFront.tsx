import type { KidHanziCard } from '#domain/cards/hanzi/content.ts';
import { withToneMark } from '#domain/cards/hanzi/pinyin.ts';
import styles from '../CardFront/CardFront.module.css';

/** The characters with their reading above. */
export function HanziFront({ card }: { card: KidHanziCard }) {
  return (
    <span className="kai" lang="zh-CN">
      {card.hanzi[0]?.hanzi.map(({ char, pinyin }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a card never changes
        <ruby key={at} className={styles.hanzi}>
          {char}
          <rt>{withToneMark(pinyin)}</rt>
        </ruby>
      ))}
    </span>
  );
}
