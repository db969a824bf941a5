import { useFormatter, useTimeZone } from 'use-intl';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { serverNow } from '#client/platform/server-clock.ts';
import { Badge } from '#client/ui/Badge/Badge.tsx';
import { dateStyle, type Letter, mascotOf, previewOf } from '../letters.ts';
import { useT } from '../wording.ts';
import styles from './MessageRow.module.css';

interface Props {
  letter: Letter;
  /** whether it is the one that is read */
  open: boolean;
  /** whether it opens below the row rather than beside the list */
  unfolds: boolean;
  onOpen: () => void;
}

/** One message of the list: who it is from, what it is about, when it came, and whether it is new. */
export function MessageRow({ letter, open, unfolds, onOpen }: Props) {
  const t = useT('message');
  const format = useFormatter();
  const timeZone = useTimeZone() ?? 'UTC';
  const sent = new Date(letter.createdAt);
  return (
    <button
      type="button"
      className={styles.row}
      data-unread={letter.readAt === null ? '' : undefined}
      data-open={open ? '' : undefined}
      aria-expanded={unfolds ? open : undefined}
      aria-current={!unfolds && open ? true : undefined}
      onClick={onOpen}
    >
      <span className={styles.picture}>
        <Mascot id={mascotOf(letter)} size={46} />
        {letter.readAt === null && <Badge dot label={t('unread')} className={styles.dot} />}
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <b className={styles.title}>{letter.content.title}</b>
          <time dateTime={letter.createdAt} className={styles.time}>
            {format.dateTime(sent, dateStyle(sent, new Date(serverNow()), timeZone))}
          </time>
        </span>
        <span className={styles.preview}>{previewOf(letter)}</span>
      </span>
    </button>
  );
}
