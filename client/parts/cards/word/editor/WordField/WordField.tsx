import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Kbd } from '#client/ui/Kbd/Kbd.tsx';
import popup from '#client/ui/popup.module.css';
import type { WordSuggestion } from '../../../editor/authoring-services.ts';
import { useCountdown } from '../../../editor/use-countdown.ts';
import { useT } from '../../../editor/wording.ts';
import { slashed } from '../filled.ts';
import { useSuggestions } from '../use-suggestions.ts';
import styles from './WordField.module.css';

export interface WordFieldProps {
  value: string;
  onChange: (word: string) => void;
  /** a word of the dictionary was chosen */
  onChoose: (entry: WordSuggestion) => void;
  onListen: () => void;
  readOnly?: boolean;
  error?: string;
}

/** The word of a card, with what the dictionary suggests while it is typed. */
export function WordField({ value, onChange, onChoose, onListen, readOnly, error }: WordFieldProps) {
  const t = useT('cardEditor');
  const { words: count, over } = useCountdown(value);
  const wrong = error !== undefined || over;
  const [typed, setTyped] = useState<string | null>(null);
  const found = useSuggestions(typed);
  const words = found.step === 'found' ? found.words : [];
  // what only resembles the word would take its place at the Enter that ends it
  const [first] = words;
  const completes = !first || first.spelling.toLowerCase().startsWith(value.trim().toLowerCase());
  return (
    <Autocomplete.Root
      items={words}
      value={value}
      filter={null}
      autoHighlight={completes}
      open={typed !== null && found.step !== 'none'}
      onOpenChange={(open, { reason }) => {
        if (!open && reason !== 'input-clear') setTyped(null);
      }}
      itemToStringValue={(entry: WordSuggestion) => entry.spelling}
      onValueChange={(next, { reason }) => {
        // Escape dismisses suggestions; where there are none it must not take the word
        if (reason === 'escape-key') return;
        const entry = reason === 'item-press' ? words.find(({ spelling }) => spelling === next) : undefined;
        if (entry) {
          setTyped(null);
          onChoose(entry);
        } else {
          setTyped(next);
          onChange(next);
        }
      }}
    >
      <div className={styles.box} data-invalid={wrong ? '' : undefined}>
        <Autocomplete.Input
          aria-label={t('word')}
          aria-invalid={wrong ? true : undefined}
          placeholder={t('word_placeholder')}
          lang="en"
          spellCheck
          autoCapitalize="off"
          readOnly={readOnly}
          className={styles.input}
          // what is found after the author went on is not shown any more
          onBlur={() => setTyped(null)}
        />
        <IconButton icon="sound" label={t('listen')} disabled={value.trim() === ''} onClick={onListen} />
      </div>
      {(error ?? count) && (
        <p className={styles.note} data-wrong={wrong ? '' : undefined} aria-live="polite">
          {error ?? count}
        </p>
      )}
      <Autocomplete.Portal>
        <Autocomplete.Positioner className={popup.place} sideOffset={8} collisionPadding={8} align="start">
          <Autocomplete.Popup className={styles.popup} aria-label={t('word_suggestions')}>
            <Autocomplete.Status className={styles.status}>
              {found.step === 'looking' && t('word_looking')}
              {found.step === 'failed' && t('word_failed')}
              {found.step === 'found' && words.length === 0 && t('word_nothing')}
            </Autocomplete.Status>
            <Autocomplete.List className={styles.list}>
              {(entry: WordSuggestion) => (
                <Autocomplete.Item key={entry.spelling} value={entry} className={styles.item}>
                  <span className={styles.spelling} lang="en">
                    {entry.spelling}
                  </span>
                  {(entry.phoneticUk ?? entry.phoneticUs) && (
                    <span className={styles.phonetic}>{slashed(entry.phoneticUk ?? entry.phoneticUs ?? '')}</span>
                  )}
                  <span className={styles.explain}>{entry.explain}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
            {words.length > 0 && (
              <div className={styles.foot}>
                <p>{t('word_suggestions_hint')}</p>
                <p className={styles.keys} aria-hidden="true">
                  <Kbd>↑</Kbd>
                  <Kbd>↓</Kbd>
                  {t('word_pick')}
                  <Kbd>⏎</Kbd>
                  {t('word_fill')}
                  <Kbd>Esc</Kbd>
                  {t('word_dismiss')}
                </p>
              </div>
            )}
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
