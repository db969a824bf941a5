import { withToneMark } from '#domain/cards/hanzi/pinyin.ts';
import { useT } from '../../../editor/wording.ts';
import type { WrittenChar } from '../characters.ts';
import styles from './CharacterCells.module.css';

export interface CharacterCellsProps {
  chars: readonly WrittenChar[];
  /** place of the character whose reading is shown below */
  current: number | undefined;
  onSelect: (place: number) => void;
  disabled?: boolean;
}

/** The characters in their squares with their readings; a tap shows how else one can be read. */
export function CharacterCells({ chars, current, onSelect, disabled }: CharacterCellsProps) {
  const t = useT('cardEditor');
  return (
    <div className={styles.cells}>
      {chars.map(({ char, pinyin }, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
          key={place}
          type="button"
          className={styles.cell}
          aria-pressed={place === current}
          title={t('reading_choose', { char, reading: withToneMark(pinyin) || t('reading_missing') })}
          disabled={disabled}
          onClick={() => onSelect(place)}
        >
          <span className={styles.reading} lang="zh-Latn-pinyin" data-missing={pinyin ? undefined : ''}>
            {pinyin ? withToneMark(pinyin) : '?'}
          </span>
          <span className={styles.square} lang="zh-CN">
            {char}
          </span>
        </button>
      ))}
    </div>
  );
}
