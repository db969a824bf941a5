import { useState } from 'react';
import { BlankPanel } from '#client/parts/cards/cloze/editor/BlankPanel.tsx';
import { ClozeEditor } from '#client/parts/cards/cloze/editor/ClozeEditor.tsx';
import { ClozeEditing } from '#client/parts/cards/cloze/editor/state/ClozeEditing.tsx';
import { useClozeHistory } from '#client/parts/cards/cloze/editor/use-cloze-history.ts';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import type { ClozeCard } from '#domain/cards/content.ts';
import type { CardProblem } from '#domain/cards/problem.ts';
import styles from './Written.module.css';

export interface WrittenProps {
  card: ClozeCard;
  onChange: (card: ClozeCard) => void;
  onSplit?: (first: ClozeCard, second: ClozeCard) => void;
  readOnly?: boolean;
  problems?: readonly CardProblem[];
  /** what another window made of the card, taken over at a press */
  elsewhere?: ClozeCard;
  /** gives a card back so many ms late, as a page with much to do */
  lateMs?: number;
}

function UndoButtons() {
  const { canUndo, canRedo, undo, redo } = useClozeHistory();
  return (
    <div className={styles.buttons}>
      <IconButton icon="undo" label="退一步" disabled={!canUndo} onClick={undo} />
      <IconButton icon={<span>↷</span>} label="进一步" disabled={!canRedo} onClick={redo} />
    </div>
  );
}

/** The editor as the workshop has it: it holds the card and gives it back. */
export function Written({ card, onChange, onSplit, readOnly, problems, elsewhere, lateMs = 0 }: WrittenProps) {
  const [value, setValue] = useState(card);
  return (
    <ClozeEditing
      value={value}
      onChange={(next) => {
        onChange(next);
        // JSON, as from a store: the same said by another object
        if (lateMs > 0) setTimeout(() => setValue(JSON.parse(JSON.stringify(next))), lateMs);
        else setValue(next);
      }}
      readOnly={readOnly}
      problems={problems}
    >
      <ToastRegion />
      <div className={styles.column}>
        <UndoButtons />
        <ClozeEditor onSplit={onSplit} panel={<BlankPanel placement="under" />} />
        {elsewhere && (
          <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setValue(elsewhere)}>
            换成另一个窗口的
          </button>
        )}
      </div>
    </ClozeEditing>
  );
}
