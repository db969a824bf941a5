import { useRewardScreenQuery } from '#client/graphql/generated/reward.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { LoadFailed } from '#client/ui/LoadFailed/LoadFailed.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { DiamondCount } from '../DiamondCount/DiamondCount.tsx';
import { TaskRow } from '../TaskRow/TaskRow.tsx';
import { TimeLeft } from '../TimeLeft/TimeLeft.tsx';
import { WeeklyTrack } from '../WeeklyTrack/WeeklyTrack.tsx';
import { useT } from '../wording.ts';
import styles from './RewardScreen.module.css';

/** Rewards of the week, of today and of the first steps. */
export function RewardScreen() {
  const t = useT('reward');
  const { data, error, refetch } = useRewardScreenQuery({ fetchPolicy: 'cache-and-network' });
  const board = data?.tasks;
  return (
    <Page>
      <PageHead
        title={<span className="display">{t('title')}</span>}
        end={data && <DiamondCount value={data.assets.diamond} />}
      />
      {board ? (
        <>
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
      ) : error ? (
        <LoadFailed title={t('failed')} text={t('failed_text')} onRetry={refetch} />
      ) : (
        <Skeletons label={t('loading')} className={styles.loading}>
          <Skeleton shape="box" height={220} />
          <Skeleton shape="box" height={320} />
        </Skeletons>
      )}
    </Page>
  );
}
