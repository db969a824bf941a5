import type { ClozeCard } from '#domain/cards/content.ts';
import type { CardEditorProps } from '../../editor/card-editor.ts';
import { IllustrationField } from '../../editor/IllustrationField/IllustrationField.tsx';
import { BlankPanel } from './BlankPanel.tsx';
import { ClozeEditor } from './ClozeEditor.tsx';
import { ClozeEditing } from './state/ClozeEditing.tsx';
import { useClozeHistory } from './use-cloze-history.ts';

/** The cloze editor with its tools, the panel of the blank and the picture of the card. */
export function ClozeCardEditor({ tools, ...editing }: CardEditorProps<ClozeCard>) {
  const { value, onChange, readOnly } = editing;
  return (
    <ClozeEditing {...editing}>
      {tools && <Tools tools={tools} />}
      <ClozeEditor panel={<BlankPanel placement="under" />} />
      <IllustrationField
        value={value.illustration}
        readOnly={readOnly}
        onChange={(illustration) => onChange({ ...value, illustration })}
      />
    </ClozeEditing>
  );
}

function Tools({ tools }: Required<Pick<CardEditorProps<ClozeCard>, 'tools'>>) {
  return tools(useClozeHistory());
}
