import { playSound } from '#client/platform/sounds.ts';
import { vibrate } from '#client/platform/vibration.ts';
import type { Outcome } from '#domain/session/answer.ts';
import type { MatchOutcome } from '#domain/session/match.ts';

/** Combos that are celebrated. */
export const comboFeasts: readonly number[] = [5, 10];

/** Milliseconds a finger feels right and wrong for. */
const touch = { right: 20, wrong: 60 };

/** Lets an outcome be heard and felt in the frame it is seen. `combo` is the one after it. */
export function feel(outcome: Outcome | MatchOutcome, combo: number) {
  switch (outcome) {
    case 'passed':
    case 'matched':
    case 'defeated':
      playSound(outcome === 'defeated' ? 'reward' : comboFeasts.includes(combo) ? 'combo' : 'right');
      vibrate(touch.right);
      break;
    case 'wrong':
      playSound('wrong');
      vibrate(touch.wrong);
      break;
    case 'progress':
    case 'changed':
    case 'hint':
    case 'lapsed':
      playSound('tap');
      break;
    case 'focusFirst':
    case 'ignored':
      break;
  }
}
