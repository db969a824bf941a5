import { useState } from 'react';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import type { HanziChar } from '#domain/cards/content.ts';
import { withToneMark } from '#domain/cards/hanzi/pinyin.ts';
import { useT } from '../../../editor/wording.ts';
import { storedPinyin } from '../characters.ts';
import styles from './ReadingPicker.module.css';

export interface ReadingPickerProps {
  value: HanziChar;
  /** all ways it can be read, with tone numbers */
  readings: readonly string[];
  /** the word that the reading was guessed from */
  guessedFrom?: string;
  onChoose: (pinyin: string) => void;
}

/** How a character is read here: one of its readings, or another that is written. Keys 1 to 9 choose. */
export function ReadingPicker({ value, readings, guessedFrom, onChoose }: ReadingPickerProps) {
  const t = useT('cardEditor');
  const [own, setOwn] = useState('');
  const listed = readings.includes(value.pinyin) || value.pinyin === '' ? readings : [value.pinyin, ...readings];
  const stored = storedPinyin(own);
  const use = () => {
    if (!stored) return;
    onChoose(stored);
    setOwn('');
  };
  return (
    <fieldset
      className={styles.picker}
      onKeyDown={({ key, target }) => {
        const chosen = listed[Number(key) - 1];
        if (chosen && !(target instanceof HTMLInputElement && target.type === 'text')) onChoose(chosen);
      }}
    >
      <legend className={styles.head}>
        {t('reading_of', { char: value.char })}
        {guessedFrom && <span className={styles.guess}>{t('reading_guessed', { word: guessedFrom })}</span>}
      </legend>
      <div className={styles.readings}>
        {listed.map((reading) => (
          <label key={reading} className={styles.reading} data-chosen={reading === value.pinyin ? '' : undefined}>
            <input
              type="radio"
              name="reading"
              className="sr-only"
              checked={reading === value.pinyin}
              onChange={() => onChoose(reading)}
            />
            <span lang="zh-Latn-pinyin">{withToneMark(reading)}</span>
          </label>
        ))}
        <TextField
          label={t('reading_own')}
          placeholder={t('reading_own_hint')}
          value={own}
          maxLength={8}
          lang="zh-Latn-pinyin"
          error={own !== '' && !stored ? t('reading_wrong') : undefined}
          onChange={(event) => setOwn(event.target.value)}
          onBlur={use}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault();
              use();
            }
          }}
          className={styles.own}
        />
      </div>
    </fieldset>
  );
}
