import { Link } from '@tanstack/react-router';
import { useTodayRewardsQuery } from '#client/graphql/generated/reward.ts';
import { TaskRow } from '#client/parts/TaskRow/TaskRow.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { TimeLeft } from '../TimeLeft/TimeLeft.tsx';
import { useT } from '../wording.ts';
import styles from './TodayRewards.module.css';

/** The daily tasks in short, with the way to all rewards. */
export function TodayRewards() {
  const t = useT('reward');
  const query = useTodayRewardsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Card as="section">
      <header className={styles.head}>
        <h2>{t('today')}</h2>
        <Link to="/reward">{t('all')}</Link>
      </header>
      <Loaded
        query={query}
        label={t('loading')}
        className={styles.loading}
        failed={{ as: 'p', title: t('failed'), text: t('failed_text') }}
        skeleton={
          <>
            <Skeleton shape="box" height={48} />
            <Skeleton shape="box" height={48} />
            <Skeleton shape="box" height={48} />
          </>
        }
      >
        {({ tasks: { daily } }) => (
          <>
            {daily.deadline && <TimeLeft deadline={daily.deadline} kind="daily" />}
            <ul className={styles.list}>
              {daily.tasks.map((task) => (
                <TaskRow key={task.taskNo} task={task} type="DAILY" />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  );
}
