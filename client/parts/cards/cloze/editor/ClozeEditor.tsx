import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useWhenIdle } from '#client/platform/idle.ts';
import type { ClozeCard } from '#domain/cards/content.ts';
import { Alternates } from './Alternates.tsx';
import { Analysis } from './Analysis.tsx';
import styles from './ClozeEditor.module.css';
import { Counts } from './Counts.tsx';
import { loadReader } from './clipboard/reader.ts';
import { blankCount, COMFORTABLE_BLANKS } from './counting.ts';
import { GroupDock } from './GroupDock.tsx';
import { Excess, Problems } from './Problems.tsx';
import { Sample } from './Sample.tsx';
import { useCloze } from './state/ClozeEditing.tsx';
import { ClozeField } from './text/ClozeField.tsx';
import { useT } from './wording.ts';

const loadManyBlanks = () => import('./ManyBlanks.tsx').then((it) => ({ default: it.ManyBlanks }));
const ManyBlanks = lazy(loadManyBlanks);
const loadLate = () => Promise.all([loadManyBlanks(), loadReader()]);

export interface ClozeEditorProps {
  /** makes two cards of one at the caret; without it the tip only says so */
  onSplit?: (first: ClozeCard, second: ClozeCard) => void;
  /** stands under the text, where there is no column beside it: the panel of the blank */
  panel?: ReactNode;
}

/** The text of a card with its blanks, its other wordings and its explanation. */
export function ClozeEditor({ onSplit, panel }: ClozeEditorProps) {
  const t = useT('cloze_editor');
  const isEmpty = useCloze(({ card }) => card.content.length === 0);
  const hasMore = useCloze(({ card }) => card.altContents.length > 0 || card.analysis !== '');
  const readOnly = useCloze((state) => state.readOnly);
  const hasMany = useCloze(({ card }) => blankCount(card.content) > COMFORTABLE_BLANKS);
  useWhenIdle(loadLate);
  const note = useId();
  const isFirst = isEmpty && !hasMore && !readOnly;
  return (
    <div className={styles.editor}>
      <ClozeField name="content" label={t('text')} placeholder={t('placeholder')} describedBy={note} />
      <Counts />
      <div id={note} className={styles.notes}>
        <Excess name="content" />
        <Problems path="content" />
      </div>
      {hasMany && !readOnly && (
        <Suspense>
          <ManyBlanks onSplit={onSplit} />
        </Suspense>
      )}
      {isFirst ? (
        <Sample />
      ) : (
        <>
          {panel}
          <Alternates />
          <Analysis />
        </>
      )}
      <GroupDock />
    </div>
  );
}
