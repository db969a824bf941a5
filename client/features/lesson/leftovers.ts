/** Where a device keeps the unit it is in the middle of. */
export const LESSON_KEY = 'bread.lesson';

/** Where a device keeps the reports the server has not taken yet. */
export const OUTBOX_KEY = 'pending-report';

/** Something of a lesson is left on this device: a unit in its middle or a report. Small, for pages that do not know how to play. */
export const hasLeftovers = () =>
  localStorage.getItem(LESSON_KEY) !== null || (localStorage.getItem(OUTBOX_KEY)?.includes('"unitId"') ?? false);
