import type { Note } from '#client/parts/cards/note.ts';
import { noteOf } from '#client/parts/cards/note-of.ts';
import type { FaceAction, Outcome } from '#domain/cards/faces/answer.ts';
import { hintOf } from '#domain/session/hint.ts';
import type { Session } from '#domain/session/session.ts';

/** What the learner is told about an action. */
export type Verdict =
  | { kind: 'right'; combo: number }
  | { kind: 'lapsed' }
  /** with what the option that was chosen really belongs to */
  | { kind: 'wrong'; hint: string | null; note: Note | null }
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
      const note = action.type === 'choose' ? noteOf(question, action.option) : null;
      return { kind: 'wrong', hint: hintOf(question, answer), note };
    }
    default:
      return null;
  }
}
