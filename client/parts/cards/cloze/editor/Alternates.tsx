import { useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Alternate } from './Alternate.tsx';
import styles from './ClozeEditor.module.css';
import { useCloze, useClozeStore } from './state/ClozeEditing.tsx';
import { useT } from './wording.ts';

/** Other wordings of the text. A new one begins as the text itself, so that its blanks are there and only words are changed. */
export function Alternates() {
  const t = useT('cloze_editor');
  const store = useClozeStore();
  const keys = useCloze((state) => state.keys);
  const readOnly = useCloze((state) => state.readOnly);
  const [added, setAdded] = useState<number>();
  if (readOnly && keys.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('alternates')}>
      <header className={styles.label}>
        <b>{t('alternates')}</b>
        {keys.length > 0 && <span>{keys.length}</span>}
        {!readOnly && (
          <button
            type="button"
            className={styles.link}
            data-end=""
            onClick={() => setAdded(store.addAlternate(store.getState().card.content))}
          >
            <Icon name="plus" size={18} />
            {t('add_alternate')}
          </button>
        )}
      </header>
      {keys.map((key, at) => (
        <Alternate key={key} name={key} place={at + 1} autoFocus={key === added} />
      ))}
    </section>
  );
}
