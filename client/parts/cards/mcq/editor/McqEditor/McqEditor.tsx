import { type KeyboardEvent, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Segmented } from '#client/ui/Segmented/Segmented.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import type { McqCard } from '#domain/cards/content.ts';
import { MCQ_MAX_OPTIONS, MCQ_MIN_OPTIONS } from '#domain/limits.ts';
import type { CardEditorProps } from '../../../editor/card-editor.ts';
import { EditorSection } from '../../../editor/EditorSection/EditorSection.tsx';
import { GrowingText } from '../../../editor/GrowingText/GrowingText.tsx';
import { IllustrationField } from '../../../editor/IllustrationField/IllustrationField.tsx';
import { RowList } from '../../../editor/RowList/RowList.tsx';
import { SidePanel } from '../../../editor/side-panel.ts';
import { useCardForm } from '../../../editor/use-card-form.ts';
import { useProblemWords } from '../../../editor/use-problem-words.ts';
import { useT } from '../../../editor/wording.ts';
import { McqAnalysis } from '../McqAnalysis/McqAnalysis.tsx';
import { OptionRow } from '../OptionRow/OptionRow.tsx';
import { isUnwritten, letterOf, type Option, withAnswer, withLines, withOneAnswer } from '../options.ts';
import { pastedOptions } from '../pasted-options.ts';
import styles from './McqEditor.module.css';

/**
 * A question with 2 to 9 options. Enter adds one, Backspace in an empty one takes it away, Alt with the arrows moves it,
 * Ctrl Shift A makes it an answer; a pasted list becomes options.
 */
export function McqEditor({ value, onChange, readOnly = false, problems, tools }: CardEditorProps<McqCard>) {
  const t = useT('cardEditor');
  const say = useProblemWords(problems);
  const form = useCardForm(value, onChange);
  const { control, register, setValue, getValues, setFocus } = form;
  const rows = useFieldArray({ control, name: 'options' });
  const [question, options, illustration] = useWatch({ control, name: ['question', 'options', 'illustration'] });
  const answers = options.filter(({ isAnswer }) => isAnswer).length;
  const [asked, setAsked] = useState<'one' | 'several'>(answers > 1 ? 'several' : 'one');
  const kind = answers > 1 ? 'several' : asked;

  const replace = (next: readonly Option[], focus?: number) => {
    rows.replace([...next]);
    if (focus !== undefined) setTimeout(() => setFocus(`options.${focus}.content`));
  };
  /** the next option: one that waits to be written, else one more */
  const add = (after: number) => {
    const next = getValues('options')[after + 1];
    if (next && isUnwritten(next)) return setFocus(`options.${after + 1}.content`);
    if (rows.fields.length >= MCQ_MAX_OPTIONS) return;
    rows.insert(after + 1, { content: '', isAnswer: false }, { focusName: `options.${after + 1}.content` });
  };
  const remove = (place: number) => {
    rows.remove(place);
    if (place > 0) setTimeout(() => setFocus(`options.${place - 1}.content`));
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.fields.length) return;
    rows.move(from, to);
    setTimeout(() => setFocus(`options.${to}.content`));
  };
  const mark = (next: readonly Option[]) => {
    for (const [place, { isAnswer }] of next.entries()) setValue(`options.${place}.isAnswer`, isAnswer);
  };
  const answer = (place: number) => {
    const now = getValues('options');
    mark(withAnswer(now, place, !now[place]?.isAnswer, kind === 'several'));
  };

  const onKeyDown = (place: number) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || readOnly) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const done = () => event.preventDefault();
    if (event.key === 'Enter' && !ctrl && !event.shiftKey && !event.altKey) {
      done();
      add(place);
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && rows.fields.length > 1) {
      done();
      remove(place);
    } else if (event.altKey && event.key === 'ArrowUp') {
      done();
      move(place, place - 1);
    } else if (event.altKey && event.key === 'ArrowDown') {
      done();
      move(place, place + 1);
    } else if (ctrl && event.shiftKey && event.key.toLowerCase() === 'a') {
      done();
      answer(place);
    }
  };
  const paste = (place: number, text: string): boolean => {
    const lines = pastedOptions(text);
    if (!lines) return false;
    const before = getValues('options');
    const next = withLines(before, place, lines);
    const written = (list: readonly Option[]) => list.filter(({ content }) => content.trim() !== '').length;
    const more = written(next) - written(before);
    replace(next);
    toast({
      kind: 'info',
      text:
        more < lines.length
          ? t('options_full', { max: MCQ_MAX_OPTIONS })
          : t('lines_pasted', { lines: lines.length, options: more }),
      action: { label: t('undo'), onAct: () => replace(before, place) },
    });
    return true;
  };

  return (
    <div className={styles.editor}>
      {tools?.(null)}
      <GrowingText
        {...register('question')}
        label={t('question')}
        placeholder={t('question_placeholder')}
        text={question}
        size="title"
        readOnly={readOnly}
        error={say('question')}
      />
      <EditorSection
        stacked
        title={
          <Segmented
            label={t('answer_kind')}
            value={kind}
            onChange={(next) => {
              setAsked(next);
              if (next === 'one') mark(withOneAnswer(getValues('options')));
            }}
            options={[
              { value: 'one', label: t('one_answer') },
              { value: 'several', label: t('several_answers') },
            ]}
          />
        }
        aside={
          <span className={styles.count}>{t('option_count', { count: rows.fields.length, max: MCQ_MAX_OPTIONS })}</span>
        }
      >
        {/* biome-ignore lint/a11y/useSemanticElements: the rows are a list with their own roles */}
        <div role="group" aria-label={t('options')}>
          <RowList
            label={t('options')}
            rows={rows.fields}
            nameOf={({ id }) => t('option', { letter: letterOf(rows.fields.findIndex((row) => row.id === id)) })}
            onMove={move}
            onRemove={remove}
            onAdd={() => add(rows.fields.length - 1)}
            addLabel={t('option_add')}
            addedByEnter
            full={rows.fields.length >= MCQ_MAX_OPTIONS}
            readOnly={readOnly}
          >
            {(_, place) => (
              <OptionRow
                field={register(`options.${place}.content`)}
                letter={letterOf(place)}
                text={options[place]?.content ?? ''}
                isAnswer={options[place]?.isAnswer ?? false}
                several={kind === 'several'}
                readOnly={readOnly}
                error={say(`options.${place}.content`)}
                onAnswer={() => answer(place)}
                onKeyDown={onKeyDown(place)}
                onPaste={(event) => {
                  if (paste(place, event.clipboardData.getData('text/plain'))) event.preventDefault();
                }}
              />
            )}
          </RowList>
        </div>
        <p className={styles.problem} aria-live="polite">
          {rows.fields.length >= MCQ_MIN_OPTIONS && say('options')}
        </p>
      </EditorSection>
      <SidePanel title={t('analysis')}>
        <McqAnalysis value={value} onChange={onChange} readOnly={readOnly} />
      </SidePanel>
      <IllustrationField value={illustration} onChange={(next) => setValue('illustration', next)} readOnly={readOnly} />
    </div>
  );
}
