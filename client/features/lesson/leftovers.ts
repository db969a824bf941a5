import { accountOf, currentToken } from '#client/platform/session.ts';
import { KEPT_QUEUES, type QueueType } from '#domain/session/session.ts';

/**
 * Where a device keeps the unit that the account of now is in the middle of: each account has a lesson of its own, and a duel
 * of its own.
 */
export const lessonKey = (queueType: QueueType = 'Insert') =>
  `bread.${queueType === 'Duel' ? 'duel' : 'lesson'}.${accountOf(currentToken()) ?? 'nobody'}`;

/** Where devices kept their lesson before it belonged to an account. */
export const UNOWNED_LESSON_KEY = 'bread.lesson';

/** Where a device keeps the reports the server has not taken yet. */
export const OUTBOX_KEY = 'pending-report';

/** Something of a lesson is left on this device: a unit in its middle or a report. Small, for pages that do not know how to play. */
export const hasLeftovers = () =>
  [...KEPT_QUEUES.map(lessonKey), UNOWNED_LESSON_KEY].some((key) => localStorage.getItem(key) !== null) ||
  (localStorage.getItem(OUTBOX_KEY)?.includes('"unitId"') ?? false);
