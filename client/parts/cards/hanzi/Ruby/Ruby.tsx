import type { AnalysisItem } from '#domain/cards/content.ts';
import { withToneMark } from '#domain/cards/hanzi/pinyin.ts';
import { LongText } from '../../LongText/LongText.tsx';
import styles from './Ruby.module.css';

export interface RubyProps {
  items: readonly AnalysisItem[];
  /** characters that stand out: those the card is about */
  asked?: readonly string[];
}

/** Words with their pinyin above them, between plain text. A reading left out leaves its place empty. */
export function Ruby({ items, asked = [] }: RubyProps) {
  return (
    <LongText lang="zh-CN" className={styles.text}>
      {items.map((item, index) =>
        'text' in item ? (
          item.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a card never changes
          <span key={index}>
            {item.hanzi.map(({ char, pinyin }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <ruby key={place} className={asked.includes(char) ? styles.asked : undefined}>
                {char}
                <rt>{withToneMark(pinyin)}</rt>
              </ruby>
            ))}
          </span>
        ),
      )}
    </LongText>
  );
}
