import type { EndFlow_CompletionFragment } from '#client/graphql/generated/end-flow.ts';
import { isClaimable } from '#client/parts/TaskRow/is-claimable.ts';

export type EndStep = 'result' | 'mastery' | 'checkIn' | 'tasks';

/**
 * What is shown after a unit, in order: the result, mastery if any changed, check-in unless it was celebrated already,
 * daily tasks if a reward waits. A rise in the league follows once there is one.
 */
export function stepsOf({ masteryChanges, stats, dailyTaskResponse }: EndFlow_CompletionFragment): EndStep[] {
  const steps: EndStep[] = ['result'];
  if (masteryChanges.length > 0) steps.push('mastery');
  if (!stats.checkInPopped) steps.push('checkIn');
  if (dailyTaskResponse.tasks.some(isClaimable)) steps.push('tasks');
  return steps;
}
