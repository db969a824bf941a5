import { useId } from 'react';
import { CONTENT_LIMIT } from '#domain/limits.ts';
import styles from './ClozeEditor.module.css';
import { useCloze, useClozeStore } from './state/ClozeEditing.tsx';
import { Warning } from './Warning.tsx';
import { useT } from './wording.ts';

/** From here on the count is said: before, nobody needs it. */
const NEAR = CONTENT_LIMIT - 100;

const cut = (text: string) => [...text].slice(0, CONTENT_LIMIT).join('');

/** Why the answer is the answer. */
export function Analysis() {
  const t = useT('cloze_editor');
  const store = useClozeStore();
  const analysis = useCloze(({ card }) => card.analysis);
  const readOnly = useCloze((state) => state.readOnly);
  const id = useId();
  const length = [...analysis].length;
  const excess = length - CONTENT_LIMIT;
  if (readOnly && analysis === '') return null;
  return (
    <section className={styles.section}>
      <header className={styles.label}>
        <label htmlFor={id}>{t('analysis')}</label>
        {length > NEAR && (
          <span data-end="" data-over={excess > 0 ? '' : undefined}>
            {length} / {CONTENT_LIMIT}
          </span>
        )}
      </header>
      <textarea
        id={id}
        className={styles.analysis}
        value={analysis}
        placeholder={t('analysis_placeholder')}
        readOnly={readOnly}
        rows={2}
        aria-invalid={excess > 0}
        onChange={(event) => store.setAnalysis(event.target.value)}
        onBlur={() => {
          if (excess > 0) store.setAnalysis(cut(analysis));
          store.flush();
        }}
      />
      <div role="status">{excess > 0 && <Warning>{t('excess', { count: excess })}</Warning>}</div>
    </section>
  );
}
