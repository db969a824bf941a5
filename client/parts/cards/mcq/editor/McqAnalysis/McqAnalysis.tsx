import { TextArea } from '#client/ui/TextArea/TextArea.tsx';
import type { McqCard } from '#domain/cards/content.ts';
import { CONTENT_LIMIT } from '#domain/limits.ts';
import type { CardEditorProps } from '../../../editor/card-editor.ts';
import { useT } from '../../../editor/wording.ts';

/** Why the answer is right: the side panel of a multiple choice. */
export function McqAnalysis({ value, onChange, readOnly }: CardEditorProps<McqCard>) {
  const t = useT('cardEditor');
  return (
    <TextArea
      label={t('analysis')}
      placeholder={t('analysis_placeholder')}
      value={value.analysis}
      limit={CONTENT_LIMIT}
      readOnly={readOnly}
      rows={5}
      onChange={(event) => onChange({ ...value, analysis: event.target.value })}
    />
  );
}
