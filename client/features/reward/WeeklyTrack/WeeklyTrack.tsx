import { type CSSProperties, useState } from 'react';
import { Chest } from '#client/art/Chest/Chest.tsx';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Item } from '#client/art/Item/Item.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import type { TaskRow_TaskFragment } from '#client/graphql/generated/shared.ts';
import { diamondsOf } from '#client/parts/TaskRow/TaskRow.tsx';
import { useClaim } from '#client/parts/TaskRow/use-claim.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { TimeLeft } from '../TimeLeft/TimeLeft.tsx';
import { useT } from '../wording.ts';
import styles from './WeeklyTrack.module.css';

interface Props {
  /** Milestones of the week. */
  tasks: TaskRow_TaskFragment[];
  /** Daily tasks completed this week. */
  completed: number;
  deadline?: string | null;
}

/** Chests grow richer towards the end of the week. */
const tones = ['wood', 'wood', 'silver', 'gold'] as const;
const chestStates = { waiting: 'closed', ready: 'ready', claimed: 'open' } as const;

/** The week as a baguette with a chest at each milestone. */
export function WeeklyTrack({ tasks, completed, deadline }: Props) {
  const t = useT('reward');
  const claim = useClaim('WEEKLY');
  // A chest opens before the eyes of who opens it; later it is simply open.
  const [opened, setOpened] = useState<TaskRow_TaskFragment['taskNo']>();
  const last = Math.max(1, ...tasks.map((task) => task.dailyTaskRequire ?? task.total));
  return (
    <Card as="section" className={styles.week}>
      <Mascot id={1003} pose="happy" className={styles.who} />
      <h2>
        {t.rich('week', {
          count: completed,
          big: (chunks) => <span className={`${styles.count} hero`}>{chunks}</span>,
        })}
      </h2>
      {deadline && <TimeLeft deadline={deadline} kind="weekly" />}
      <div className={styles.track}>
        <Meter size="l" value={completed} max={last} label={t('week_progress')} valueText={`${completed} / ${last}`} />
        <ol>
          {tasks.map((task, place) => {
            const need = task.dailyTaskRequire ?? task.total;
            const state = task.rewardClaimed ? 'claimed' : completed >= need ? 'ready' : 'waiting';
            const diamonds = diamondsOf(task);
            return (
              <li
                key={task.taskNo}
                data-state={state}
                data-just-opened={state === 'claimed' && opened === task.taskNo ? '' : undefined}
                style={{ '--at': need / last } as CSSProperties}
              >
                <button
                  type="button"
                  disabled={state !== 'ready' || claim.busy}
                  aria-label={t(`chest_${state}`, { need, count: diamonds })}
                  onClick={() => {
                    setOpened(task.taskNo);
                    void claim.run(task.taskNo);
                  }}
                >
                  <Chest
                    state={state === 'claimed' && opened === task.taskNo ? 'opening' : chestStates[state]}
                    tone={tones[Math.min(place, tones.length - 1)]}
                    size={50}
                  />
                  <b>
                    {state === 'claimed' ? (
                      <Icon name="check" size={16} />
                    ) : state === 'ready' ? (
                      t('claim_short')
                    ) : (
                      <>
                        <Item name="diamond" size={16} />
                        {diamonds}
                      </>
                    )}
                  </b>
                </button>
                <span aria-hidden="true">{need}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </Card>
  );
}
