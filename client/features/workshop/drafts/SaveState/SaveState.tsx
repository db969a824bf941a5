import { useFormatter } from 'use-intl';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { IconName } from '#client/art/Icon/icons.ts';
import { useNow } from '#client/platform/use-now.ts';
import { Spinner } from '#client/ui/Spinner/Spinner.tsx';
import type { SaveStatus } from '../card-view.ts';
import { useT } from '../wording.ts';
import styles from './SaveState.module.css';

export interface SaveStateProps {
  status: SaveStatus;
  /** epoch ms */
  savedAt?: number | null;
  onRetry: () => void;
}

const MINUTE_MS = 60_000;

const ICONS: Partial<Record<SaveStatus, IconName>> = {
  empty: 'edit',
  incomplete: 'edit',
  pending: 'edit',
  saved: 'check',
  idle: 'check',
  failed: 'warn',
  refused: 'warn',
  unstored: 'warn',
  conflict: 'warn',
  offline: 'offline',
};
const CAN_RETRY: readonly SaveStatus[] = ['failed', 'refused', 'unstored'];

/** How far what was written has come, in a word or two. */
export function SaveState({ status, savedAt = null, onRetry }: SaveStateProps) {
  const t = useT('drafts');
  const format = useFormatter();
  const now = useNow(status === 'saved' ? MINUTE_MS / 2 : null);
  const age = savedAt === null ? 0 : now - savedAt;
  const icon = ICONS[status];
  // a card as it was found is saved, only not from here
  const said = status === 'idle' ? 'saved' : status;
  return (
    <span className={styles.state} data-status={status}>
      <span role="status" className={styles.words}>
        {status === 'saving' && <Spinner size={17} delay={0} />}
        {icon && <Icon name={icon} size={18} />}
        {t(`status_${said}`)}
      </span>
      {status === 'saved' && savedAt !== null && (
        <small>{age < MINUTE_MS ? t('just_now') : format.dateTime(savedAt, { timeStyle: 'short' })}</small>
      )}
      {CAN_RETRY.includes(status) && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </span>
  );
}
