import { CONTENT_LIMIT } from '#domain/limits.ts';
import styles from './ClozeEditor.module.css';
import { blankCount, groupCount, lengthOf } from './counting.ts';
import { useCloze } from './state/ClozeEditing.tsx';
import { useT } from './wording.ts';

/** How many blanks, groups and characters the text has. */
export function Counts() {
  const t = useT('cloze_editor');
  const blanks = useCloze(({ card }) => blankCount(card.content));
  const groups = useCloze(({ card }) => groupCount(card.content));
  const length = useCloze(({ card }) => lengthOf(card.content));
  if (length === 0) return null;
  return (
    <p className={styles.counts}>
      <span>{t('counts', { blanks, groups })}</span>
      <span data-over={length > CONTENT_LIMIT ? '' : undefined}>
        {length} / {CONTENT_LIMIT}
      </span>
    </p>
  );
}
