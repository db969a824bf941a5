import { Item } from '#client/art/Item/Item.tsx';
import { useClaimAllTaskRewardsMutation } from '#client/graphql/generated/reward.ts';
import type { TaskRow_TaskFragment } from '#client/graphql/generated/shared.ts';
import { isClaimable } from '#client/parts/TaskRow/is-claimable.ts';
import { diamondsOf } from '#client/parts/TaskRow/TaskRow.tsx';
import { playSound } from '#client/platform/sounds.ts';
import { vibrate } from '#client/platform/vibration.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { useT } from '../wording.ts';
import styles from './ClaimAll.module.css';

/** Takes every reward that waits with one tap. It is there only where at least two wait; one has a button of its own. */
export function ClaimAll({ tasks }: { tasks: readonly TaskRow_TaskFragment[] }) {
  const t = useT('reward');
  // the button goes with the tasks as they are then
  const [claimRewards] = useClaimAllTaskRewardsMutation({ context: { untilFresh: true } });
  const claim = useAction(() => claimRewards(), {
    done: ({ claimAllTaskRewards }) => t('claimed_all', { count: claimAllTaskRewards.count }),
    onDone: () => {
      playSound('reward');
      vibrate(30);
    },
  });
  const waiting = tasks.filter(isClaimable);
  if (waiting.length < 2) return null;
  const diamonds = waiting.reduce((sum, task) => sum + diamondsOf(task), 0);
  return (
    <Button
      block
      className={styles.all}
      loading={claim.busy}
      icon={<Item name="diamond" />}
      onClick={() => void claim.run()}
    >
      {t('claim_all', { count: diamonds })}
    </Button>
  );
}
