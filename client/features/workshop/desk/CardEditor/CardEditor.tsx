import { lazy, type ReactNode, Suspense } from 'react';
import type { CardEditorProps } from '#client/parts/cards/editor/card-editor.ts';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import type { CardContent } from '#domain/cards/content.ts';
import { useT } from '../../wording.ts';
import styles from './CardEditor.module.css';

const ClozeDesk = lazy(() => import('../ClozeDesk/ClozeDesk.tsx').then((m) => ({ default: m.ClozeDesk })));
const WordEditor = lazy(() =>
  import('#client/parts/cards/word/editor/WordEditor/WordEditor.tsx').then((m) => ({ default: m.WordEditor })),
);
const McqEditor = lazy(() =>
  import('#client/parts/cards/mcq/editor/McqEditor/McqEditor.tsx').then((m) => ({ default: m.McqEditor })),
);
const McqAnalysis = lazy(() =>
  import('#client/parts/cards/mcq/editor/McqAnalysis/McqAnalysis.tsx').then((m) => ({ default: m.McqAnalysis })),
);
const HanziEditor = lazy(() =>
  import('#client/parts/cards/hanzi/editor/HanziEditor/HanziEditor.tsx').then((m) => ({ default: m.HanziEditor })),
);

export interface AnyCardEditorProps extends CardEditorProps<CardContent> {
  /** buttons over the editor; `history` is given where the editor keeps one of its own */
  tools: (history: OwnHistory | null) => ReactNode;
}

/** What an editor offers that undoes its own steps. */
export interface OwnHistory {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** The editor of a card, whichever type it is. It comes with its type: an author of words carries no text editor. */
export function CardEditor({ tools, value, onChange, readOnly, problems }: AnyCardEditorProps) {
  const t = useT('workshop');
  const rest = { onChange, readOnly, problems };
  const waiting = (
    <Skeletons label={t('editor_loading')} className={styles.waiting}>
      <Skeleton shape="box" height={120} />
      <Skeleton shape="box" height={56} />
    </Skeletons>
  );
  switch (value.type) {
    case 'cloze.card':
      return (
        <Suspense fallback={waiting}>
          <ClozeDesk {...rest} value={value} tools={tools} />
        </Suspense>
      );
    case 'enWord.card':
      return (
        <>
          {tools(null)}
          <Suspense fallback={waiting}>
            <WordEditor {...rest} value={value} />
          </Suspense>
        </>
      );
    case 'mcq.card':
      return (
        <>
          {tools(null)}
          <Suspense fallback={waiting}>
            <McqEditor {...rest} value={value} />
            <McqAnalysis {...rest} value={value} />
          </Suspense>
        </>
      );
    case 'kidHanzi.card':
      return (
        <>
          {tools(null)}
          <Suspense fallback={waiting}>
            <HanziEditor {...rest} value={value} />
          </Suspense>
        </>
      );
  }
}
