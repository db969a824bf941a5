import type { EndFlow_CompletionFragment } from '#client/graphql/generated/end-flow.ts';
import { isClaimable } from '#client/parts/TaskRow/is-claimable.ts';

/** What one receipt is printed of. */
export type ReceiptPart = 'result' | 'mastery' | 'checkIn' | 'tasks';

/** The parts of the receipt, in order: the result, mastery if any changed, check-in unless it was celebrated already, daily tasks if a reward waits. */
export function partsOf({ masteryChanges, stats, dailyTaskResponse }: EndFlow_CompletionFragment): ReceiptPart[] {
  const parts: ReceiptPart[] = ['result'];
  if (masteryChanges.length > 0) parts.push('mastery');
  if (!stats.checkInPopped) parts.push('checkIn');
  if (dailyTaskResponse.tasks.some(isClaimable)) parts.push('tasks');
  return parts;
}

export type EndStep = 'receipt' | 'rank';

/** What is shown after a unit, in order: its receipt, then the place in the league if it joined a group or rose in it. */
export function stepsOf({ unitRankResponse }: EndFlow_CompletionFragment): EndStep[] {
  const { position, previousPosition } = unitRankResponse ?? {};
  const rose = position !== undefined && position < (previousPosition ?? Number.POSITIVE_INFINITY);
  return rose ? ['receipt', 'rank'] : ['receipt'];
}
