import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReceiptTasks_BoardFragment } from '#client/graphql/generated/end-flow.ts';
import { isClaimable } from '#client/parts/TaskRow/is-claimable.ts';
import { ReceiptHead } from '../ReceiptHead/ReceiptHead.tsx';
import { TaskLine } from '../TaskLine/TaskLine.tsx';
import { useT } from '../wording.ts';
import { claimedTasks, noteClaimedTask } from './claimed-tasks.ts';
import styles from './ReceiptTasks.module.css';

export interface ReceiptTasksProps {
  unitId: number;
  board: ReceiptTasks_BoardFragment;
  /** the button that was pressed is gone, and no other reward waits */
  onAllClaimed: () => void;
}

/** The tasks of the day, ticked as the unit left them; rewards that wait are claimed in place. */
export function ReceiptTasks({ unitId, board, onAllClaimed }: ReceiptTasksProps) {
  const t = useT('endFlow');
  const [claimed, setClaimed] = useState(() => claimedTasks(unitId));
  const [justClaimed, setJustClaimed] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const allClaimed = useEffectEvent(onAllClaimed);
  // The button that was pressed is gone: the next reward takes the focus, or the way on.
  useEffect(() => {
    if (justClaimed === undefined) return;
    const next = list.current?.querySelector('button');
    if (next) next.focus();
    else allClaimed();
  }, [justClaimed]);
  const tasks = board.tasks.map((task) => (claimed.includes(task.taskNo) ? { ...task, rewardClaimed: true } : task));
  const waiting = tasks.filter(isClaimable).length;
  const onClaimed = (taskNo: number) => {
    noteClaimedTask(unitId, taskNo);
    setClaimed(claimedTasks(unitId));
    setJustClaimed(taskNo);
  };
  return (
    <section data-part="tasks">
      <ReceiptHead title={t('tasks_title')}>
        <span role="status">{waiting > 0 ? t('tasks_text', { count: waiting }) : t('tasks_all_done')}</span>
      </ReceiptHead>
      <ul ref={list} className={styles.list}>
        {tasks.map((task) => (
          <TaskLine key={task.taskNo} task={task} onClaimed={() => onClaimed(task.taskNo)} />
        ))}
      </ul>
    </section>
  );
}
