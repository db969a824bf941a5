import { Icon } from '#client/art/Icon/Icon.tsx';
import { useOpenElsewhere } from '../use-presence.ts';
import { useT } from '../wording.ts';
import styles from './OpenElsewhere.module.css';

/** That another window of this browser has the card open; nothing where none has. */
export function OpenElsewhere({ cardId }: { cardId: number }) {
  const t = useT('drafts');
  const isElsewhere = useOpenElsewhere(cardId);
  return (
    <div role="status" className={styles.place}>
      {isElsewhere && (
        <p className={styles.note}>
          <Icon name="copy" size={18} className={styles.icon} />
          <span>{t('open_elsewhere')}</span>
        </p>
      )}
    </div>
  );
}
