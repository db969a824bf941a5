import { CONTENT_LIMIT } from '#domain/limits.ts';
import { lengthOf } from './counting.ts';
import { useCloze, useProblems } from './state/ClozeEditing.tsx';
import { contentOf, type TextName } from './state/cloze-store.ts';
import { Warning } from './Warning.tsx';
import { useT } from './wording.ts';

/** Says by how much a text is too long, while it is written. */
export function Excess({ name }: { name: TextName }) {
  const t = useT('cloze_editor');
  const excess = useCloze((state) => Math.max(0, lengthOf(contentOf(state, name)) - CONTENT_LIMIT));
  return <div role="status">{excess > 0 && <Warning>{t('excess', { count: excess })}</Warning>}</div>;
}

const worded = ['validate_tip7', 'validate_tip8', 'validate_tip9', 'card_wrong'] as const;
/** Seen and said while one writes: the length and the number of blanks. */
const seen: readonly string[] = ['validate_tip10', 'validate_tip11'];

/** What others have against a text (`content`, `altContents.0`), each once. */
export function Problems({ path }: { path: string }) {
  const t = useT('cloze_problems');
  const problems = useProblems(path);
  const keys = [...new Set(problems.map(({ key }) => key))].filter((key) => !seen.includes(key));
  return keys.map((key) => <Warning key={key}>{t(worded.find((one) => one === key) ?? 'other')}</Warning>);
}
