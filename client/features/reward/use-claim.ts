import { type TaskType, useClaimTaskRewardMutation } from '#client/graphql/generated/reward.ts';
import { playSound } from '#client/platform/sounds.ts';
import { vibrate } from '#client/platform/vibration.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { useT } from './wording.ts';

/** Claims the reward of a task and says what came of it. */
export function useClaim(type: TaskType) {
  const t = useT('reward');
  const [claimReward, { loading }] = useClaimTaskRewardMutation({
    // the button waits for the tasks as they are then
    context: { untilFresh: true },
  });
  const claim = async (taskNo: number) => {
    const result = await claimReward({ variables: { input: { taskNo, type } } }).catch(() => undefined);
    if (!result?.data) return;
    playSound('reward');
    vibrate(30);
    toast({ kind: 'success', text: t('claimed_diamonds', { count: result.data.claimTaskReward.count }) });
  };
  return { claim, claiming: loading };
}
