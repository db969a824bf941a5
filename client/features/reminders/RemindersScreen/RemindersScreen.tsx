import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Item } from '#client/art/Item/Item.tsx';
import { Prop } from '#client/art/Prop/Prop.tsx';
import { useMedia } from '#client/platform/use-media.ts';
import { FROM_DESKTOP } from '#client/theme/breakpoints.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { Switch } from '#client/ui/Switch/Switch.tsx';
import { TimeRow } from '../TimeRow/TimeRow.tsx';
import { useReminders } from '../use-reminders.ts';
import { useT } from '../wording.ts';
import styles from './RemindersScreen.module.css';

const LockScreen = lazy(async () => ({ default: (await import('../LockScreen/LockScreen.tsx')).LockScreen }));

/** Whether this device reminds, and at what time of the day; on a wide screen with what that looks like. */
export function RemindersScreen() {
  const t = useT('reminders');
  const common = useT('common');
  const { query, device, leave, on, flip, busy, setDaily, setRank } = useReminders();
  const beside = useMedia(FROM_DESKTOP) && device !== null;
  return (
    <Page width={beside ? 'page' : 'list'}>
      <PageHead
        title={<span className="display">{t('title')}</span>}
        start={
          <IconButton icon="left" label={common('back')} className={styles.back} render={<Link to="/user-setting" />} />
        }
      />
      {device === null ? (
        <StateMessage mascot={1005} title={t('impossible')} text={t('impossible_text')} />
      ) : (
        <Loaded
          query={query}
          label={t('loading')}
          className={styles.parts}
          failed={{ title: t('failed'), text: t('failed_text') }}
          skeleton={
            <>
              <Skeleton shape="box" height={84} />
              <Skeleton shape="box" height={150} />
            </>
          }
        >
          {({ reminders: { dailyReminder, rank } }) => (
            <div className={beside ? styles.columns : undefined}>
              <div className={styles.parts}>
                <Card pad={false}>
                  <ListRow
                    picture={<Item name="bell" size={40} />}
                    title={<span id="reminders-allow">{t('allow')}</span>}
                    line={t('allow_text')}
                    end={
                      <Switch
                        checked={on}
                        disabled={busy || leave === 'denied'}
                        onChange={(next) => void flip(next)}
                        labelledBy="reminders-allow"
                      />
                    }
                  />
                </Card>
                {leave === 'denied' && (
                  <p className={styles.denied}>{device.kind === 'app' ? t('denied_app') : t('denied')}</p>
                )}
                <Card pad={false} className={styles.daily}>
                  <ListRow
                    picture={<Prop name="oven" size={40} />}
                    title={<span id="reminders-daily">{t('daily')}</span>}
                    line={t('daily_text')}
                    end={
                      <Switch
                        checked={dailyReminder.on}
                        disabled={!on}
                        onChange={(next) => void setDaily.run({ ...timeOnly(dailyReminder), on: next })}
                        labelledBy="reminders-daily"
                      />
                    }
                  />
                  <TimeRow
                    time={dailyReminder}
                    disabled={!on || !dailyReminder.on}
                    onChange={(time) => void setDaily.run({ ...time, on: dailyReminder.on })}
                  />
                </Card>
                <Card pad={false}>
                  <ListRow
                    picture={<Item name="trophy" size={40} />}
                    title={<span id="reminders-rank">{t('rank')}</span>}
                    line={t('rank_text')}
                    end={
                      <Switch
                        checked={rank.on}
                        disabled={!on}
                        onChange={(next) => void setRank.run(next)}
                        labelledBy="reminders-rank"
                      />
                    }
                  />
                </Card>
                <p className={styles.note}>{device.kind === 'app' ? t('by_app') : t('by_browser')}</p>
              </div>
              {beside && (
                <Suspense>
                  <LockScreen time={dailyReminder} daily={on && dailyReminder.on} rank={on && rank.on} />
                </Suspense>
              )}
            </div>
          )}
        </Loaded>
      )}
    </Page>
  );
}

const timeOnly = ({ hour, minute }: { hour: number; minute: number }) => ({ hour, minute });
