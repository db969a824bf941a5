import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { Item } from '#client/art/Item/Item.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Gateway } from '#client/art/Region/Gateway.tsx';
import { serverNow } from '#client/platform/server-clock.ts';
import { clockOf, type TimeOfDay } from '../plan.ts';
import { useT } from '../wording.ts';
import styles from './LockScreen.module.css';

export interface LockScreenProps {
  /** when the reminder of the day rings */
  time: TimeOfDay;
  /** which reminders ring here */
  daily: boolean;
  rank: boolean;
}

const DAY_MS = 86_400_000;

/** What tomorrow's reminders look like on a phone. A picture: the settings beside it say as much. */
export function LockScreen({ time, daily, rank }: LockScreenProps) {
  const t = useT('reminders');
  const format = useFormatter();
  const tomorrow = new Date(serverNow() + DAY_MS);
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen} data-region={0}>
        <Gateway region={0} className={styles.land} />
        <b className={`${styles.clock} hero`}>{clockOf(time)}</b>
        <p className={styles.date}>{format.dateTime(tomorrow, { month: 'long', day: 'numeric', weekday: 'long' })}</p>
        {daily && (
          <Note picture={<Mascot id={1001} size={34} />} title={t('push_title')} when={clockOf(time)}>
            {t('push_body')}
          </Note>
        )}
        {rank && (
          <Note picture={<Item name="trophy" size={34} />} title={t('rank_closes')} when={t('rank_closes_day')}>
            {t('rank_closes_body')}
          </Note>
        )}
      </div>
    </div>
  );
}

interface NoteProps {
  picture: ReactNode;
  title: string;
  when: string;
  children: ReactNode;
}

function Note({ picture, title, when, children }: NoteProps) {
  return (
    <div className={styles.note}>
      <span className={styles.picture}>{picture}</span>
      <p className={styles.head}>
        <b>{title}</b>
        <small>{when}</small>
      </p>
      <p className={styles.body}>{children}</p>
    </div>
  );
}
