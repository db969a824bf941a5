import { useRef, useState } from 'react';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import type { HanziChar, KidHanziCard } from '#domain/cards/content.ts';
import { charsOf } from '#domain/cards/hanzi/pinyin.ts';
import { KID_HANZI_MAX_CHARS } from '#domain/limits.ts';
import type { CardEditorProps } from '../../../editor/card-editor.ts';
import { EditorSection } from '../../../editor/EditorSection/EditorSection.tsx';
import { IllustrationField } from '../../../editor/IllustrationField/IllustrationField.tsx';
import { useProblemWords } from '../../../editor/use-problem-words.ts';
import { useT } from '../../../editor/wording.ts';
import { CharacterCells } from '../CharacterCells/CharacterCells.tsx';
import { charactersIn, guessed, kept, type WrittenChar } from '../characters.ts';
import { ReadingPicker } from '../ReadingPicker/ReadingPicker.tsx';
import { readingsOf } from '../readings/readings.ts';
import { TellEditor } from '../TellEditor/TellEditor.tsx';
import { useReadings } from '../TellEditor/use-readings.ts';
import styles from './HanziEditor.module.css';

const stored = (chars: readonly WrittenChar[]): HanziChar[] => chars.map(({ char, pinyin }) => ({ char, pinyin }));
const same = (one: readonly HanziChar[], other: readonly HanziChar[]) =>
  one.length === other.length &&
  one.every(({ char, pinyin }, at) => other[at]?.char === char && other[at]?.pinyin === pinyin);

/**
 * Up to ten characters with their pinyin, which comes by itself from the word they make and is chosen where there are
 * several; and what a child is told about them.
 */
export function HanziEditor({ value, onChange, readOnly = false, problems, tools }: CardEditorProps<KidHanziCard>) {
  const t = useT('cardEditor');
  const say = useProblemWords(problems);
  const given = value.hanzi[0]?.hanzi ?? [];
  // readings that stand on the card are the author's; those of characters typed since are guesses until chosen
  const [written, setWritten] = useState<readonly WrittenChar[]>(() => given.map((one) => ({ ...one, chosen: true })));
  const chars = same(stored(written), given) ? written : given.map((one) => ({ ...one, chosen: true }));
  const [typing, setTyping] = useState<string>();
  const [excess, setExcess] = useState(0);
  const [current, setCurrent] = useState<number>();
  const latest = useRef({ value, onChange, chars });
  latest.current = { value, onChange, chars };
  const selected = current === undefined ? undefined : chars[current];
  const readings = useReadings(selected?.char);

  const put = (next: readonly WrittenChar[]) => {
    setWritten(next);
    latest.current.chars = [...next];
    latest.current.onChange({
      ...latest.current.value,
      hanzi: next.length > 0 ? [{ hanzi: stored(next) }] : [],
    });
  };
  const write = (text: string) => {
    const typed = charactersIn(text);
    setExcess(Math.max(0, typed.length - KID_HANZI_MAX_CHARS));
    const next = kept(latest.current.chars, typed.slice(0, KID_HANZI_MAX_CHARS));
    put(next);
    setCurrent(undefined);
    const word = next.map(({ char }) => char).join('');
    void readingsOf(word).then((found) => {
      const now = latest.current.chars;
      if (now.map(({ char }) => char).join('') === word) put(guessed(now, found));
    });
  };
  const choose = (pinyin: string) =>
    put(chars.map((one, at) => (at === current ? { ...one, pinyin, chosen: true } : one)));

  const word = charsOf(stored(chars));
  return (
    <div className={styles.editor}>
      {tools?.(null)}
      <EditorSection
        stacked
        title={t('characters')}
        count={t('characters_count', { count: chars.length, max: KID_HANZI_MAX_CHARS })}
      >
        <TextField
          label={t('characters')}
          labelHidden
          lang="zh-CN"
          placeholder={t('characters_placeholder')}
          hint={t('characters_hint')}
          error={
            excess > 0 ? t('characters_full', { max: KID_HANZI_MAX_CHARS, excess }) : (say('hanzi') ?? say('hanzi.0'))
          }
          value={typing ?? word}
          readOnly={readOnly}
          onCompositionStart={() => setTyping(word)}
          onCompositionEnd={(event) => {
            setTyping(undefined);
            write(event.currentTarget.value);
          }}
          onChange={(event) => {
            const { nativeEvent } = event;
            const composing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
            // letters on their way to a character are the input method's
            if (composing) setTyping(event.target.value);
            else write(event.target.value);
          }}
        />
        {chars.length > 0 && (
          <CharacterCells
            chars={chars}
            current={current}
            disabled={readOnly}
            onSelect={(place) => setCurrent(place === current ? undefined : place)}
          />
        )}
        {selected && !readOnly && (
          <ReadingPicker
            key={current}
            value={selected}
            readings={readings}
            guessedFrom={selected.chosen || chars.length === 1 ? undefined : word}
            onChoose={choose}
          />
        )}
      </EditorSection>
      <TellEditor
        value={value.analysis}
        onChange={(analysis) => latest.current.onChange({ ...latest.current.value, analysis })}
        readOnly={readOnly}
        error={say('analysis')}
      />
      <IllustrationField
        value={value.illustration}
        onChange={(illustration) => onChange({ ...value, illustration })}
        readOnly={readOnly}
      />
    </div>
  );
}
