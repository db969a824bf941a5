import type { ReactNode } from 'react';
import { BlankPanel } from '#client/parts/cards/cloze/editor/BlankPanel.tsx';
import { ClozeEditor } from '#client/parts/cards/cloze/editor/ClozeEditor.tsx';
import { ClozeEditing } from '#client/parts/cards/cloze/editor/state/ClozeEditing.tsx';
import { useClozeHistory } from '#client/parts/cards/cloze/editor/use-cloze-history.ts';
import type { CardEditorProps } from '#client/parts/cards/editor/card-editor.ts';
import { IllustrationField } from '#client/parts/cards/editor/IllustrationField/IllustrationField.tsx';
import type { ClozeCard } from '#domain/cards/content.ts';
import type { OwnHistory } from '../CardEditor/CardEditor.tsx';

interface ClozeDeskProps extends CardEditorProps<ClozeCard> {
  tools: (history: OwnHistory) => ReactNode;
}

/** The cloze editor with its tools, the panel of the blank and the picture of the card. */
export function ClozeDesk({ tools, ...editing }: ClozeDeskProps) {
  const { value, onChange, readOnly } = editing;
  return (
    <ClozeEditing {...editing}>
      <Tools tools={tools} />
      <ClozeEditor panel={<BlankPanel placement="under" />} />
      <IllustrationField
        value={value.illustration}
        readOnly={readOnly}
        onChange={(illustration) => onChange({ ...value, illustration })}
      />
    </ClozeEditing>
  );
}

function Tools({ tools }: { tools: (history: OwnHistory) => ReactNode }) {
  return tools(useClozeHistory());
}
