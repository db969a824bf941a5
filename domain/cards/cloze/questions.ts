import type { Asked } from '../faces/asked.ts';

/** A gap to fill; `answer` is compared as text, so two gaps with one text are interchangeable. */
export interface Blank {
  group: string;
  answer: string;
}
export type FillPart = { text: string } | { blank: number };
/** Fill every blank from the options; `{ blank }` is an index into `blanks`. */
export interface FillQuestion extends Asked<'clozeChoice' | 'clozeGiveAwayChoice' | 'clozeMinimalChoice'> {
  paragraphs: FillPart[][];
  blanks: Blank[];
  options: string[];
}

/** A key point of a judged statement; it was altered where `shown` differs from `truth`. */
export interface Claim {
  group: string;
  shown: string;
  truth: string;
}
export type JudgedPart = { text: string } | { claim: Claim };
/** Say whether the statement is right. Option 0 is 对 (right), option 1 is 不对 (wrong). */
export interface JudgementQuestion extends Asked<'clozeJudgement' | 'clozeGiveAwayJudgement'> {
  paragraphs: JudgedPart[][];
  altered: boolean;
}

export type ClozeQuestion = FillQuestion | JudgementQuestion;
