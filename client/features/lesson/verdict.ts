import type { FaceAction, Outcome } from '#domain/session/answer.ts';
import { hintOf } from '#domain/session/hint.ts';
import type { Session } from '#domain/session/session.ts';

/** What the learner is told about an action. */
export type Verdict =
  | { kind: 'right'; combo: number }
  | { kind: 'lapsed' }
  /** `chosen` with `note`: the option that was picked and what it really belongs to. */
  | { kind: 'wrong'; hint: string | null; chosen: string | null; note: string | null }
  | { kind: 'hint'; hint: string }
  | { kind: 'focusFirst' };

/** The words for an outcome; null for steps that speak for themselves. `before` holds the question as it was asked. */
export function verdictOf(before: Session, after: Session, action: FaceAction, outcome: Outcome): Verdict | null {
  const { frame } = before;
  if ((frame.type !== 'practice' && frame.type !== 'boss') || !frame.question || !frame.answer) return null;
  const { question, answer } = frame;
  switch (outcome) {
    case 'passed':
      return { kind: 'right', combo: after.combo.current };
    case 'lapsed':
      return { kind: 'lapsed' };
    case 'hint': {
      const hint = hintOf(question, answer);
      return hint === null ? null : { kind: 'hint', hint };
    }
    case 'wrong': {
      const option = action.type === 'choose' && 'options' in question ? question.options[action.option] : undefined;
      const told = typeof option === 'object' && 'note' in option ? option : null;
      return { kind: 'wrong', hint: hintOf(question, answer), chosen: told?.text ?? null, note: told?.note ?? null };
    }
    default:
      return null;
  }
}
