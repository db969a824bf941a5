import type { EndFlow_CompletionFragment } from '#client/graphql/generated/end-flow.ts';
import { isClaimable } from '#client/parts/TaskRow/is-claimable.ts';

export type EndStep = 'result' | 'mastery' | 'checkIn' | 'tasks' | 'rank';

/**
 * What is shown after a unit, in order: the result, mastery if any changed, check-in unless it was celebrated already,
 * daily tasks if a reward waits, the place in the league if it joined a group or rose in it.
 */
export function stepsOf({
  masteryChanges,
  stats,
  dailyTaskResponse,
  unitRankResponse,
}: EndFlow_CompletionFragment): EndStep[] {
  const steps: EndStep[] = ['result'];
  if (masteryChanges.length > 0) steps.push('mastery');
  if (!stats.checkInPopped) steps.push('checkIn');
  if (dailyTaskResponse.tasks.some(isClaimable)) steps.push('tasks');
  if (unitRankResponse && unitRankResponse.position < (unitRankResponse.previousPosition ?? Number.POSITIVE_INFINITY))
    steps.push('rank');
  return steps;
}
