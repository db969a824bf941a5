import { useRewardScreenQuery } from '#client/graphql/generated/reward.ts';
import { TaskRow } from '#client/parts/TaskRow/TaskRow.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
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
            <Skeleton shape="box" height={220} />
            <Skeleton shape="box" height={320} />
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
                <Card as="ul" pad={false} className={styles.list}>
                  {board.daily.tasks.map((task) => (
                    <TaskRow key={task.taskNo} task={task} type="DAILY" />
                  ))}
                </Card>
              </section>
              {board.newbie.tasks.length > 0 && (
                <section>
                  <header className={styles.head}>
                    <h2>{t('newbie')}</h2>
                  </header>
                  <Card as="ul" pad={false} className={styles.list}>
                    {board.newbie.tasks.map((task) => (
                      <TaskRow key={task.taskNo} task={task} type="NEWBIE" />
                    ))}
                  </Card>
                </section>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}
