import { Link } from '@tanstack/react-router';
import { useTodayRewardsQuery } from '#client/graphql/generated/reward.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { TaskRow } from '../TaskRow/TaskRow.tsx';
import { TimeLeft } from '../TimeLeft/TimeLeft.tsx';
import { useT } from '../wording.ts';
import styles from './TodayRewards.module.css';

/** The daily tasks in short, with the way to all rewards. */
export function TodayRewards() {
  const t = useT('reward');
  const { data } = useTodayRewardsQuery({ fetchPolicy: 'cache-and-network' });
  const daily = data?.tasks.daily;
  return (
    <Card as="section">
      <header className={styles.head}>
        <h2>{t('today')}</h2>
        <Link to="/reward">{t('all')}</Link>
      </header>
      {daily ? (
        <>
          {daily.deadline && <TimeLeft deadline={daily.deadline} kind="daily" />}
          <ul>
            {daily.tasks.map((task) => (
              <TaskRow key={task.taskNo} task={task} type="DAILY" />
            ))}
          </ul>
        </>
      ) : (
        <Skeletons label={t('loading')} className={styles.loading}>
          <Skeleton shape="box" height={48} />
          <Skeleton shape="box" height={48} />
          <Skeleton shape="box" height={48} />
        </Skeletons>
      )}
    </Card>
  );
}
