import { useEffect, useRef, useState } from 'react';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import type { DailyTasks_BoardFragment } from '#client/graphql/generated/end-flow.ts';
import { isClaimable } from '#client/parts/TaskRow/is-claimable.ts';
import { TaskRow } from '#client/parts/TaskRow/TaskRow.tsx';
import { EndPage } from '../EndPage/EndPage.tsx';
import { useT } from '../wording.ts';
import styles from './DailyTasks.module.css';

export interface DailyTasksProps {
  board: DailyTasks_BoardFragment;
  onNext: () => void;
}

/** The tasks of the day with what the unit did for them, and the rewards that wait. */
export function DailyTasks({ board, onNext }: DailyTasksProps) {
  const t = useT('endFlow');
  const [claimed, setClaimed] = useState<readonly number[]>([]);
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed is gone: the next reward takes the focus, or the way on.
  useEffect(() => {
    if (claimed.length > 0) list.current?.querySelector('button')?.focus();
  }, [claimed.length]);
  const before = new Map(board.lastStats.map(({ goalType, value }) => [goalType, value]));
  const waiting = board.tasks.filter((task) => isClaimable(task) && !claimed.includes(task.taskNo)).length;
  return (
    <EndPage action={t('done')} onNext={onNext} turn={claimed.length} className={styles.page}>
      <Mascot id={1008} pose="cheer" size={112} className={styles.baker} />
      <h1 className={`${styles.title} display`}>{t('tasks_title')}</h1>
      <p className={styles.line} role="status">
        {waiting > 0 ? t('tasks_text', { count: waiting }) : t('tasks_all_done')}
      </p>
      <ul ref={list} className={styles.list}>
        {board.tasks.map((task) => (
          <TaskRow
            key={task.taskNo}
            task={task}
            type="DAILY"
            before={Math.min(task.total, before.get(task.goalType) ?? task.progress)}
            onClaimed={() => setClaimed((all) => [...all, task.taskNo])}
          />
        ))}
      </ul>
    </EndPage>
  );
}
