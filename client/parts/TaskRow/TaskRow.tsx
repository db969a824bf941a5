import { type ReactElement, useEffect, useState } from 'react';
import { Guest } from '#client/art/Guest/Guest.tsx';
import { Item } from '#client/art/Item/Item.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Prop } from '#client/art/Prop/Prop.tsx';
import type { TaskGoalType, TaskRow_TaskFragment, TaskType } from '#client/graphql/generated/shared.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './TaskRow.module.css';
import { useClaim } from './use-claim.ts';
import { useT } from './wording.ts';

export interface TaskRowProps {
  task: TaskRow_TaskFragment;
  type: TaskType;
  /** progress to run up from, such as that before a unit; the progress itself unless told */
  before?: number;
  onClaimed?: () => void;
}

const pictures: Record<TaskGoalType, ReactElement> = {
  FINISH_STAGE: <Prop name="oven" size={34} />,
  EARN_EXP: <Item name="exp" size={34} />,
  THREE_STAR_CARDS: <Item name="star" size={34} />,
  COMBO: <Item name="flame" size={34} />,
  WIN_CHALLENGE: <Guest id={1006} size={34} />,
  DAILY_TASKS: <Item name="calendar" size={34} />,
  ADD_PACKAGE: <Mascot id={1004} size={34} />,
  FINISH_FIRST_STAGE: <Mascot id={1001} size={34} />,
  BIND_EMAIL: <Item name="key" size={34} />,
  PICK_IDENTITY: <Mascot id={1005} size={34} />,
  CREATE_CARD: <Mascot id={1008} size={34} />,
};

/** Diamonds a task gives. */
export const diamondsOf = (task: Pick<TaskRow_TaskFragment, 'rewards'>) =>
  task.rewards.reduce((sum, reward) => sum + (reward.type === 'DIAMOND' ? reward.value : 0), 0);

/** A task on a card of its own, which stands out while its reward waits, with its progress; the reward can be claimed once it is done. */
export function TaskRow({ task, type, before = task.progress, onClaimed }: TaskRowProps) {
  const t = useT('task');
  const [shown, setShown] = useState(before);
  const [got, setGot] = useState<number>();
  useEffect(() => setShown(task.progress), [task.progress]);
  const claim = useClaim(type, ({ count }) => {
    setGot(count);
    onClaimed?.();
  });
  const { title, progress, total, goalType, taskNo } = task;
  const claimed = task.rewardClaimed || got !== undefined;
  const done = progress >= total;
  const diamonds = diamondsOf(task);
  return (
    <li className={styles.task} data-ready={done && !claimed ? '' : undefined} data-claimed={claimed ? '' : undefined}>
      <span className={styles.picture}>{pictures[goalType]}</span>
      <div className={styles.middle}>
        <p>{title}</p>
        <div className={styles.progress}>
          <Meter
            size="s"
            tone={done ? 'leaf' : 'butter'}
            value={shown}
            max={total}
            label={title}
            valueText={`${progress} / ${total}`}
          />
          <span className="num" aria-hidden="true">
            {progress}/{total}
          </span>
        </div>
      </div>
      {claimed ? (
        <Tag tone="leaf" icon="check">
          {t('claimed')}
        </Tag>
      ) : done ? (
        <Button
          size="small"
          scene="secondary"
          loading={claim.busy}
          icon={<Item name="diamond" />}
          aria-label={t('claim_named', { title, count: diamonds })}
          onClick={() => void claim.run(taskNo)}
        >
          {t('claim', { count: diamonds })}
        </Button>
      ) : (
        <Price unit="diamond" amount={diamonds} size={22} />
      )}
      {got !== undefined && (
        <span className={styles.got} aria-hidden="true">
          <Item name="diamond" size={32} />
          {t('got', { count: got })}
        </span>
      )}
    </li>
  );
}
