import { afterPaint } from '#client/platform/after-paint.ts';
import { playSound, type SoundName } from '#client/platform/sounds.ts';
import { vibrate } from '#client/platform/vibration.ts';
import type { Outcome } from '#domain/cards/faces/answer.ts';
import type { MatchOutcome } from '#domain/session/match.ts';

/** Combos that are celebrated. */
export const CELEBRATED_COMBOS: readonly number[] = [5, 10];

/** How hot the flame of a combo burns: how many of the celebrated ones it has passed. */
export const comboHeat = (combo: number) => CELEBRATED_COMBOS.filter((celebrated) => combo >= celebrated).length;

/** Milliseconds a finger feels right and wrong for. */
const touch = { right: 20, wrong: 60 };

// The first sound wakes the device's audio, which takes longer than a frame.
const hear = (name: SoundName, rung?: number) => afterPaint(() => playSound(name, rung));

/** Lets an outcome be felt at once, and heard as soon as it is seen. `combo` is the one after it. */
export function feel(outcome: Outcome | MatchOutcome, combo: number) {
  switch (outcome) {
    case 'passed':
    case 'matched':
    case 'defeated':
      hear(outcome === 'defeated' ? 'reward' : CELEBRATED_COMBOS.includes(combo) ? 'combo' : 'right', combo - 1);
      vibrate(touch.right);
      break;
    case 'wrong':
      hear('wrong');
      vibrate(touch.wrong);
      break;
    case 'progress':
    case 'changed':
    case 'hint':
    case 'lapsed':
      hear('tap');
      break;
    case 'focusFirst':
    case 'ignored':
      break;
  }
}
