import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTimeZone } from 'use-intl';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { useCalendarMonthQuery, useCalendarScreenQuery } from '#client/graphql/generated/calendar.ts';
import { useT as useCommon } from '#client/i18n/useT.ts';
import { weekOf } from '#client/parts/DayStrip/week.ts';
import { serverNow } from '#client/platform/server-clock.ts';
import { Bubble } from '#client/ui/Bubble/Bubble.tsx';
import { Calendar } from '#client/ui/Calendar/Calendar.tsx';
import { weeksOf } from '#client/ui/Calendar/months.ts';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { CalendarGhost } from '../CalendarGhost/CalendarGhost.tsx';
import { StreakCard } from '../StreakCard/StreakCard.tsx';
import { TargetCard } from '../TargetCard/TargetCard.tsx';
import { emptyDays } from '../target.ts';
import { useT } from '../wording.ts';
import styles from './CalendarScreen.module.css';

/** Months of baking, the streak they come to, and how far the promised one is. */
export function CalendarScreen() {
  const t = useT('calendar');
  const common = useCommon('common');
  const timeZone = useTimeZone();
  const { today } = weekOf(serverNow(), timeZone);
  // the month of today until another is leafed to: the server's clock is heard with the first answer, which may be after this
  const [leafedTo, setMonth] = useState<string>();
  const month = leafedTo ?? today.slice(0, 7);
  const days = weeksOf(month).flatMap((week) => week.flatMap((day) => day ?? []));
  const query = useCalendarScreenQuery({ fetchPolicy: 'cache-and-network' });
  const read = useCalendarMonthQuery({
    variables: { startDate: days[0] ?? today, endDate: days.at(-1) ?? today },
    fetchPolicy: 'cache-and-network',
  });
  const stamped = new Set(read.data?.checkInStats.flatMap(({ date, type }) => (type ? [date] : [])));

  return (
    <Page className={styles.page}>
      <PageHead
        title={<span className="display">{t('title')}</span>}
        start={<IconButton icon="left" label={common('back')} render={<Link to="/mine" />} />}
      />
      <Loaded
        query={query}
        label={t('loading')}
        className={styles.parts}
        failed={{ title: t('failed'), text: t('failed_text') }}
        skeleton={<CalendarGhost tray={styles.tray} weeks={weeksOf(month).length} />}
      >
        {({ checkIn, currentUser: { createdAt } }) => {
          const { today: joined } = weekOf(Date.parse(createdAt), timeZone);
          return (
            <div className={styles.parts}>
              <StreakCard checkIn={checkIn} />
              <Calendar
                className={styles.tray}
                month={month}
                onMonth={setMonth}
                today={today}
                first={joined}
                stamped={stamped}
                loading={!read.data}
              >
                <ul className={styles.legend}>
                  <li data-kind="baked">{t('baked', { count: stamped.size })}</li>
                  <li data-kind="empty">{t('empty', { count: emptyDays(days, stamped, today, joined) })}</li>
                  <li data-kind="ahead">{t('ahead')}</li>
                </ul>
              </Calendar>
              <TargetCard checkIn={checkIn} today={today} />
              <div className={styles.tip}>
                <Mascot id={1005} pose="happy" size={132} />
                <Bubble>{t('tip')}</Bubble>
              </div>
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}
