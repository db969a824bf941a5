import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { pronounce } from '#client/platform/speech.ts';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Segmented } from '#client/ui/Segmented/Segmented.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import type { EnWordCard } from '#domain/cards/content.ts';
import type { WordSuggestion } from '../../../editor/authoring-services.ts';
import type { CardEditorProps } from '../../../editor/card-editor.ts';
import { EditorSection } from '../../../editor/EditorSection/EditorSection.tsx';
import { GrowingText } from '../../../editor/GrowingText/GrowingText.tsx';
import { IllustrationField } from '../../../editor/IllustrationField/IllustrationField.tsx';
import { RowList } from '../../../editor/RowList/RowList.tsx';
import { useCardForm } from '../../../editor/use-card-form.ts';
import { useProblemWords } from '../../../editor/use-problem-words.ts';
import { useT } from '../../../editor/wording.ts';
import { filledFrom } from '../filled.ts';
import { WordField } from '../WordField/WordField.tsx';
import styles from './WordEditor.module.css';

/** An English word: its meaning, sounds, examples, look-alikes and notes. The dictionary fills what stands empty. */
export function WordEditor({ value, onChange, readOnly = false, problems, tools }: CardEditorProps<EnWordCard>) {
  const t = useT('cardEditor');
  const say = useProblemWords(problems);
  const form = useCardForm(value, onChange);
  const { control, register, setValue, getValues, reset } = form;
  const prons = useFieldArray({ control, name: 'prons' });
  const examples = useFieldArray({ control, name: 'examples' });
  const tabs = useFieldArray({ control, name: 'tabs' });
  const distractors = useFieldArray({ control, name: 'distrators' });
  const card = useWatch({ control }) as EnWordCard;

  const accent = card.prons[0]?.language ?? 'en-US';
  const named = (...texts: (string | undefined)[]) => texts.find((text) => text?.trim()) ?? t('unnamed');
  const put = (next: EnWordCard) => {
    reset(next);
    onChange(structuredClone(next));
  };
  const fill = (entry: WordSuggestion) => {
    const before = getValues();
    put(filledFrom(before, entry));
    toast({
      kind: 'success',
      text: t('word_filled', { word: entry.spelling }),
      action: { label: t('undo'), onAct: () => put(before) },
    });
  };

  return (
    <div className={styles.editor}>
      {tools?.(null)}
      <Controller
        control={control}
        name="word"
        render={({ field }) => (
          <WordField
            value={field.value}
            onChange={field.onChange}
            onChoose={fill}
            onListen={() => void pronounce(field.value, accent)}
            readOnly={readOnly}
            error={say('word')}
          />
        )}
      />
      <EditorSection title={t('definition')}>
        <GrowingText
          {...register('definition')}
          label={t('definition')}
          placeholder={t('definition_placeholder')}
          text={card.definition}
          readOnly={readOnly}
          error={say('definition')}
        />
      </EditorSection>
      <EditorSection title={t('prons')} count={prons.fields.length}>
        <RowList
          label={t('prons')}
          rows={prons.fields}
          nameOf={({ label, language }) => named(label, language)}
          onMove={prons.move}
          onRemove={prons.remove}
          onAdd={() =>
            prons.append({
              label: '',
              language: card.prons.some(({ language }) => language === 'en-GB') ? 'en-US' : 'en-GB',
            })
          }
          addLabel={t('pron_add')}
          readOnly={readOnly}
        >
          {(_, at) => (
            <div className={styles.pron}>
              <Controller
                control={control}
                name={`prons.${at}.language`}
                render={({ field }) => (
                  <Segmented
                    label={t('pron_language')}
                    value={field.value}
                    onChange={field.onChange}
                    options={[
                      { value: 'en-GB', label: t('pron_uk') },
                      { value: 'en-US', label: t('pron_us') },
                    ]}
                  />
                )}
              />
              <GrowingText
                {...register(`prons.${at}.label`)}
                label={t('pron')}
                placeholder="/…/"
                text={card.prons[at]?.label ?? ''}
                lang="en"
                singleLine
                readOnly={readOnly}
                className={styles.wide}
                end={
                  <IconButton
                    icon="sound"
                    label={t('listen_word', { word: card.word })}
                    onClick={() => void pronounce(card.word, card.prons[at]?.language ?? accent)}
                  />
                }
              />
            </div>
          )}
        </RowList>
      </EditorSection>
      <EditorSection title={t('examples')} count={examples.fields.length}>
        <RowList
          label={t('examples')}
          rows={examples.fields}
          nameOf={({ source, translation }) => named(source, translation)}
          onMove={examples.move}
          onRemove={examples.remove}
          onAdd={() => examples.append({ source: '', translation: '' })}
          addLabel={t('example_add')}
          readOnly={readOnly}
        >
          {(_, at) => (
            <>
              <GrowingText
                {...register(`examples.${at}.source`)}
                label={t('example_source')}
                placeholder={t('example_source')}
                text={card.examples[at]?.source ?? ''}
                lang="en"
                readOnly={readOnly}
                end={
                  <IconButton
                    icon="sound"
                    label={t('listen')}
                    onClick={() => void pronounce(card.examples[at]?.source ?? '', accent)}
                  />
                }
              />
              <GrowingText
                {...register(`examples.${at}.translation`)}
                label={t('example_translation')}
                placeholder={t('example_translation')}
                text={card.examples[at]?.translation ?? ''}
                readOnly={readOnly}
              />
            </>
          )}
        </RowList>
      </EditorSection>
      <EditorSection title={t('distractors')} count={distractors.fields.length}>
        <RowList
          label={t('distractors')}
          rows={distractors.fields}
          nameOf={({ word, definition }) => named(word, definition)}
          onMove={distractors.move}
          onRemove={distractors.remove}
          onAdd={() => distractors.append({ word: '', definition: '' })}
          addLabel={t('distractor_add')}
          readOnly={readOnly}
        >
          {(_, at) => (
            <div className={styles.pair}>
              <GrowingText
                {...register(`distrators.${at}.word`)}
                label={t('distractor_word')}
                placeholder={t('distractor_word')}
                text={card.distrators[at]?.word ?? ''}
                lang="en"
                singleLine
                readOnly={readOnly}
              />
              <GrowingText
                {...register(`distrators.${at}.definition`)}
                label={t('distractor_definition')}
                placeholder={t('distractor_definition')}
                text={card.distrators[at]?.definition ?? ''}
                singleLine
                readOnly={readOnly}
              />
            </div>
          )}
        </RowList>
      </EditorSection>
      <EditorSection title={t('tabs')} count={tabs.fields.length}>
        <RowList
          label={t('tabs')}
          rows={tabs.fields}
          nameOf={({ title, content }) => named(title, content)}
          onMove={tabs.move}
          onRemove={tabs.remove}
          onAdd={() => tabs.append({ title: '', content: '' })}
          addLabel={t('tab_add')}
          readOnly={readOnly}
        >
          {(_, at) => (
            <>
              <GrowingText
                {...register(`tabs.${at}.title`)}
                label={t('tab_title')}
                placeholder={t('tab_title')}
                text={card.tabs[at]?.title ?? ''}
                singleLine
                readOnly={readOnly}
              />
              <GrowingText
                {...register(`tabs.${at}.content`)}
                label={t('tab_content')}
                placeholder={t('tab_content')}
                text={card.tabs[at]?.content ?? ''}
                readOnly={readOnly}
              />
            </>
          )}
        </RowList>
      </EditorSection>
      <IllustrationField
        value={card.illustration}
        onChange={(next) => setValue('illustration', next)}
        readOnly={readOnly}
      />
    </div>
  );
}
