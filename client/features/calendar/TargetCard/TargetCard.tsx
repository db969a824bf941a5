import { lazy, Suspense, useState } from 'react';
import { useFormatter } from 'use-intl';
import type { CalendarScreenQuery } from '#client/graphql/generated/calendar.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { daysLeft, targetDay } from '../target.ts';
import { useT } from '../wording.ts';
import styles from './TargetCard.module.css';

const TargetDialog = lazy(() =>
  import('../TargetDialog/TargetDialog.tsx').then((module) => ({ default: module.TargetDialog })),
);

export interface TargetCardProps {
  checkIn: CalendarScreenQuery['checkIn'];
  /** YYYY-MM-DD */
  today: string;
}

/** The promised number of days as a tray of buns, and the day on which the last of them is baked. */
export function TargetCard({ checkIn, today }: TargetCardProps) {
  const t = useT('calendar');
  const format = useFormatter();
  const [choosing, setChoosing] = useState(false);
  const { target, continuousDays } = checkIn;
  const date = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const left = target === null || target === undefined ? 0 : daysLeft(target, checkIn);
  return (
    <Card as="section">
      <header className={styles.head}>
        <h2>{target ? t('target', { days: target }) : t('no_target')}</h2>
        <Button size="small" scene="quiet" onClick={() => setChoosing(true)}>
          {t(target ? 'change' : 'choose')}
        </Button>
      </header>
      {target ? (
        <>
          <div
            role="img"
            aria-label={t('progress', { done: Math.min(continuousDays, target), days: target })}
            className={styles.buns}
          >
            {Array.from({ length: target }, (_, place) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: a bun is its place
                key={place}
                data-state={place < continuousDays ? 'baked' : place === continuousDays ? 'next' : 'raw'}
              />
            ))}
          </div>
          <p className={styles.left}>
            {left === 0
              ? t('reached')
              : t.rich('left', {
                  days: left,
                  date: date(targetDay(target, checkIn, today)),
                  b: (chunks) => <b>{chunks}</b>,
                })}
          </p>
        </>
      ) : (
        <p className={styles.left}>{t('no_target_text')}</p>
      )}
      <Suspense>
        {choosing && <TargetDialog checkIn={checkIn} today={today} dateOf={date} onClose={() => setChoosing(false)} />}
      </Suspense>
    </Card>
  );
}
