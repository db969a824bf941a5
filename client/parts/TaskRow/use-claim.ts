import {
  type ClaimTaskRewardMutation,
  type TaskType,
  useClaimTaskRewardMutation,
} from '#client/graphql/generated/shared.ts';
import { playSound } from '#client/platform/sounds.ts';
import { vibrate } from '#client/platform/vibration.ts';
import { useAction } from '#client/ui/useAction.ts';
import { useT } from './wording.ts';

type Reward = ClaimTaskRewardMutation['claimTaskReward'];

/** Claims the reward of a task and says how much it was. */
export function useClaim(type: TaskType, onClaimed?: (reward: Reward) => void) {
  const t = useT('task');
  const [claimReward] = useClaimTaskRewardMutation({
    // the button waits for the tasks as they are then
    context: { untilFresh: true },
  });
  return useAction((taskNo: number) => claimReward({ variables: { input: { taskNo, type } } }), {
    done: ({ claimTaskReward }) => t('claimed_diamonds', { count: claimTaskReward.count }),
    onDone: ({ claimTaskReward }) => {
      playSound('reward');
      vibrate(30);
      onClaimed?.(claimTaskReward);
    },
  });
}
