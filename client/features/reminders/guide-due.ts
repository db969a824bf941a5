import type { ReminderGuide } from '#client/graphql/generated/reminders.ts';

/** A prompt to switch reminders on. */
export type Guide = ReminderGuide;

/** Stages after which a learner is asked whether to be reminded. */
const STAGES: readonly (readonly [stages: number, guide: Guide])[] = [
  [1, 'FIRST'],
  [3, 'THIRD'],
  [10, 'TENTH'],
];

interface Facts {
  enabled: boolean;
  guides: readonly Guide[];
}

/** The prompt that is due after so many completed stages, once each; none where reminders are on. */
export function guideDue(stageCount: number, { enabled, guides }: Facts): Guide | null {
  if (enabled) return null;
  const [, guide] = STAGES.find(([stages]) => stages === stageCount) ?? [];
  return guide && !guides.includes(guide) ? guide : null;
}
