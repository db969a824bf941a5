import { Icon } from '#client/art/Icon/Icon.tsx';
import { Item } from '#client/art/Item/Item.tsx';
import type { TaskRow_TaskFragment } from '#client/graphql/generated/shared.ts';
import { diamondsOf } from '#client/parts/TaskRow/TaskRow.tsx';
import { useClaim } from '#client/parts/TaskRow/use-claim.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { useT } from '../wording.ts';
import styles from './TaskLine.module.css';

export interface TaskLineProps {
  task: TaskRow_TaskFragment;
  onClaimed: () => void;
}

/** A task of the day on a receipt: its box, ticked once it is done, and its reward, claimed in place. */
export function TaskLine({ task, onClaimed }: TaskLineProps) {
  const t = useT('endFlow');
  const claim = useClaim('DAILY', onClaimed);
  const { title, progress, total, taskNo, rewardClaimed } = task;
  const done = progress >= total;
  const diamonds = diamondsOf(task);
  return (
    <li className={styles.task} data-line="2" data-done={done ? '' : undefined}>
      <span className={styles.box}>{done && <Icon name="check" size={18} className={styles.tick} />}</span>
      <span className={styles.name} data-claimed={rewardClaimed ? '' : undefined}>
        {done && <span className="sr-only">{t('task_done')}</span>}
        {title}
      </span>
      {rewardClaimed ? (
        <span className={styles.got}>
          <Item name="diamond" size={18} />
          <span aria-hidden="true">+{diamonds}</span>
          <span className="sr-only">{t('task_claimed', { count: diamonds })}</span>
        </span>
      ) : done ? (
        <Button
          size="small"
          scene="secondary"
          loading={claim.busy}
          icon={<Item name="diamond" />}
          aria-label={t('task_claim_named', { title, count: diamonds })}
          onClick={() => void claim.run(taskNo)}
        >
          {t('task_claim', { count: diamonds })}
        </Button>
      ) : (
        <span className={`${styles.progress} num`}>
          {progress}/{total}
        </span>
      )}
    </li>
  );
}
