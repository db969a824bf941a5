import type { HanziChar } from '#domain/cards/content.ts';
import { readingOf } from '#domain/cards/hanzi/pinyin.ts';
import { SoundButton } from '../../SoundButton/SoundButton.tsx';
import { useT } from '../../wording.ts';
import { sayHanzi } from '../say-hanzi.ts';
import styles from './Reading.module.css';

export interface ReadingProps {
  hanzi: readonly HanziChar[];
}

/** How characters are read, in pinyin and aloud. */
export function Reading({ hanzi }: ReadingProps) {
  const t = useT('faces');
  return (
    <div className={styles.reading}>
      <span lang="zh-Latn-pinyin" className={styles.syllables}>
        {readingOf(hanzi)}
      </span>
      <SoundButton label={t('listen')} onClick={() => void sayHanzi(hanzi)} />
    </div>
  );
}
