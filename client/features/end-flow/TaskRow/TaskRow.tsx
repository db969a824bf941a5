import { useEffect, useId, useState } from 'react';
import { Item } from '#client/art/Item/Item.tsx';
import type { ItemName } from '#client/art/kit/items.ts';
import {
  type DailyTasks_TaskFragment,
  type TaskGoalType,
  useClaimDailyTaskMutation,
} from '#client/graphql/generated/end-flow.ts';
import { playSound } from '#client/platform/sounds.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { REWARD_AUDIO_DELAY_MS } from '#domain/limits.ts';
import { isClaimable } from '../steps.ts';
import { useT } from '../wording.ts';
import styles from './TaskRow.module.css';

export interface TaskRowProps {
  task: DailyTasks_TaskFragment;
  /** progress before the unit; the meter runs up from there */
  before: number;
  onClaimed: () => void;
}

const pictures: Partial<Record<TaskGoalType, ItemName>> = {
  FINISH_STAGE: 'bread',
  EARN_EXP: 'exp',
  THREE_STAR_CARDS: 'star',
  COMBO: 'flame',
  WIN_CHALLENGE: 'trophy',
};

/** One task: how far it is, and its reward once it is done. */
export function TaskRow({ task, before, onClaimed }: TaskRowProps) {
  const t = useT('endFlow');
  const title = useId();
  const [progress, setProgress] = useState(before);
  const [got, setGot] = useState<number | null>(null);
  const [claim, { loading }] = useClaimDailyTaskMutation();
  useEffect(() => setProgress(task.progress), [task.progress]);
  useEffect(() => {
    if (got === null) return;
    const timer = setTimeout(() => playSound('reward'), REWARD_AUDIO_DELAY_MS);
    return () => clearTimeout(timer);
  }, [got]);

  const take = async () => {
    // A refusal is told by the failure link; the button stays.
    const { data } = await claim({ variables: { taskNo: task.taskNo } }).catch(() => ({ data: undefined }));
    if (!data) return;
    setGot(data.claimTaskReward.count);
    onClaimed();
  };
  const diamonds = task.rewards.reduce((sum, { value }) => sum + value, 0);
  const done = task.rewardClaimed || got !== null;
  const words = t('tasks_progress', { progress: task.progress, total: task.total });
  return (
    <li className={styles.row} data-ready={isClaimable(task) && !done ? '' : undefined}>
      <span className={styles.picture} aria-hidden="true">
        <Item name={pictures[task.goalType] ?? 'chest'} size={36} />
      </span>
      <div className={styles.words}>
        <p id={title} className={styles.title}>
          {task.title}
        </p>
        <div className={styles.progress}>
          <Meter size="s" tone="leaf" value={progress} max={task.total} label={task.title} valueText={words} />
          <span className="num" aria-hidden="true">
            {words}
          </span>
        </div>
      </div>
      {done ? (
        <Tag tone="leaf" icon="check">
          {t('claimed')}
        </Tag>
      ) : isClaimable(task) ? (
        <Button
          size="small"
          loading={loading}
          cost={
            <>
              <Item name="diamond" size={20} />
              {diamonds}
            </>
          }
          aria-describedby={title}
          onClick={() => void take()}
        >
          {t('claim')}
        </Button>
      ) : (
        <span className={styles.reward}>
          <Item name="diamond" size={22} />
          <span className="sr-only">{t('reward', { count: diamonds })}</span>
          <b aria-hidden="true">{diamonds}</b>
        </span>
      )}
      {got !== null && (
        <span className={styles.got} aria-hidden="true">
          <Item name="diamond" size={32} />
          {t('got', { count: got })}
        </span>
      )}
    </li>
  );
}
