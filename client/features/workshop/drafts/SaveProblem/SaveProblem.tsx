import { Icon } from '#client/art/Icon/Icon.tsx';
import type { CardView } from '../card-view.ts';
import { useT } from '../wording.ts';
import styles from './SaveProblem.module.css';

/** Why the card is not saved, and where its text is meanwhile; nothing where there is no problem. */
export function SaveProblem({
  card: { status, attempts, refusal },
}: {
  card: Pick<CardView, 'status' | 'attempts' | 'refusal'>;
}) {
  const t = useT('drafts');
  const text =
    status === 'failed'
      ? t('failed_text', { attempts })
      : status === 'refused' && refusal
        ? t('refused_text', { reason: refusal.message })
        : status === 'unstored'
          ? t('unstored_text')
          : null;
  return (
    text && (
      <p className={styles.problem}>
        <Icon name="warn" size={18} className={styles.icon} />
        <span>{text}</span>
      </p>
    )
  );
}
