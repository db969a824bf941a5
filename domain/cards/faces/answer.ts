/** What every answer in progress counts. `hints` are those asked for, not the hint shown after a mistake. */
interface Attempt {
  wrongs: number;
  hints: number;
  passed: boolean;
}

/** `filled` holds option indices by blank; `focus` is the blank the next option goes to; `lastWrong` is wrong there, until the next try. */
export interface FillAnswer extends Attempt {
  kind: 'fill';
  filled: (number | null)[];
  focus: number | null;
  lastWrong: number | null;
}
/** One option out of several; `tried` are the wrong ones so far. */
export interface PickAnswer extends Attempt {
  kind: 'pick';
  chosen: number | null;
  tried: number[];
}
/** Several ticks handed in together; `judged` is there until the next tick and counts what is missing without naming it. */
export interface TickAnswer extends Attempt {
  kind: 'tick';
  ticked: number[];
  judged: { right: number[]; wrong: number[]; missed: number } | null;
}
/** `lastWrong` is wrong for the next letter, until the next try. */
export interface SpellAnswer extends Attempt {
  kind: 'spell';
  typed: number;
  lastWrong: number | null;
}
export interface RecallAnswer extends Attempt {
  kind: 'recall';
  open: boolean;
  remembered: boolean | null;
}
/** A character drawn stroke by stroke: `drawn` stand, and `missed` says that the next one was tried in vain. */
export interface DrawAnswer extends Attempt {
  kind: 'draw';
  drawn: number;
  missed: boolean;
}
export type Answer = FillAnswer | PickAnswer | TickAnswer | SpellAnswer | RecallAnswer | DrawAnswer;

/** What a learner can do on a face. An action that makes no sense on it is ignored. */
export type FaceAction =
  | { type: 'choose'; option: number }
  | { type: 'focus'; blank: number | null }
  | { type: 'free'; blank: number }
  | { type: 'toggle'; option: number }
  | { type: 'submit' }
  | { type: 'reveal' }
  | { type: 'recall'; remembered: boolean }
  | { type: 'stroke'; right: boolean }
  /** asks to do without what the face needs; the question is then asked another way */
  | { type: 'decline' }
  | { type: 'hint' };

/**
 * What came of an action: `progress` is right but not the end, `changed` is neutral, `focusFirst` asks to select a
 * blank, `lapsed` passes the face as not remembered.
 */
export type Outcome = 'ignored' | 'changed' | 'progress' | 'wrong' | 'hint' | 'focusFirst' | 'passed' | 'lapsed';

export interface Judged<A extends Answer = Answer> {
  answer: A;
  outcome: Outcome;
}
