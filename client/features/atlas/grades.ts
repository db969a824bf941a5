import type { IconName } from '#client/art/Icon/icons.ts';
import type { StageGrade } from '#client/graphql/generated/shared.ts';

interface GradeLook {
  tone: 'leaf' | 'butter' | 'jam';
  icon: IconName;
}

/** Grades from well baked to raw. */
export const grades: StageGrade[] = ['PERFECT', 'GOOD', 'NEEDS_IMPROVEMENT'];

/** Colour and sign of a grade. */
export const gradeLook: Record<StageGrade, GradeLook> = {
  PERFECT: { tone: 'leaf', icon: 'check' },
  GOOD: { tone: 'butter', icon: 'clock' },
  NEEDS_IMPROVEMENT: { tone: 'jam', icon: 'undo' },
};
