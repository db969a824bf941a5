import { useRewardScreenQuery } from '#client/graphql/generated/reward.ts';
import { TaskRow } from '#client/parts/TaskRow/TaskRow.tsx';
import { cx } from '#client/ui/cx.ts';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { ClaimAll } from '../ClaimAll/ClaimAll.tsx';
import { DiamondCount } from '../DiamondCount/DiamondCount.tsx';
import { TimeLeft } from '../TimeLeft/TimeLeft.tsx';
import { WeeklyTrack } from '../WeeklyTrack/WeeklyTrack.tsx';
import { useT } from '../wording.ts';
import styles from './RewardScreen.module.css';

/** Rewards of the week, of today and of the first steps. */
export function RewardScreen() {
  const t = useT('reward');
  const query = useRewardScreenQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page>
      <PageHead
        title={<span className="display">{t('title')}</span>}
        end={query.data && <DiamondCount value={query.data.assets.diamond} />}
      />
      <Loaded
        query={query}
        label={t('loading')}
        className={styles.loading}
        failed={{ title: t('failed'), text: t('failed_text') }}
        skeleton={
          <>
            <div className={styles.week}>
              <Skeleton width="56%" height={30} />
              <Skeleton width="36%" height={14} />
              <div className={styles.chests}>
                {[1, 2, 3, 4].map((place) => (
                  <Skeleton key={place} width={44} height={40} />
                ))}
              </div>
              <Skeleton shape="round" height={20} />
            </div>
            <div className={styles.columns}>
              {[styles.list, cx(styles.list, styles.aside)].map((list) => (
                <div key={list} className={list}>
                  <Skeleton width={120} height={24} className={styles.heading} />
                  {[1, 2, 3, 4].map((place) => (
                    <div key={place} className={styles.row}>
                      <Skeleton shape="round" height={48} />
                      <div className={styles.lines}>
                        <Skeleton width="70%" height={18} />
                        <Skeleton height={10} />
                      </div>
                      <Skeleton shape="round" height={40} />
                    </div>
                  ))}
                </div>
              ))}
            </div>
          </>
        }
      >
        {({ tasks: board }) => (
          <>
            <ClaimAll tasks={[board.daily, board.weekly, board.newbie].flatMap(({ tasks }) => tasks)} />
            <WeeklyTrack
              tasks={board.weekly.tasks}
              completed={board.weekly.completedDailyTaskCount ?? 0}
              deadline={board.weekly.deadline}
            />
            <div className={styles.columns}>
              <section>
                <header className={styles.head}>
                  <h2>{t('daily')}</h2>
                  {board.daily.deadline && <TimeLeft deadline={board.daily.deadline} kind="daily" />}
                </header>
                <ul className={styles.list}>
                  {board.daily.tasks.map((task) => (
                    <TaskRow key={task.taskNo} task={task} type="DAILY" />
                  ))}
                </ul>
              </section>
              {board.newbie.tasks.length > 0 && (
                <section>
                  <header className={styles.head}>
                    <h2>{t('newbie')}</h2>
                  </header>
                  <ul className={styles.list}>
                    {board.newbie.tasks.map((task) => (
                      <TaskRow key={task.taskNo} task={task} type="NEWBIE" />
                    ))}
                  </ul>
                </section>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}
