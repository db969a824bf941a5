import type { AnalysisItem, HanziChar, Illustration, Pron } from '#domain/cards/content.ts';
import type { FaceName } from './face.ts';

/**
 * A face applied to one card: everything the learner sees and what is right, as plain JSON.
 * `hint` is a partial help that never spells out the whole answer, null where there is none.
 */
interface Asked<F extends FaceName> {
  face: F;
  cardId: number;
  hint: string | null;
}

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

/** `note` is what a wrong option really belongs to, told after it was chosen. */
export interface TextOption {
  text: string;
  note: string | null;
}
/** Which definition belongs to the word. */
export interface WordChoiceQuestion extends Asked<'wordChoice'> {
  word: string;
  prons: Pron[];
  options: TextOption[];
  answer: number;
}
export interface ImageOption {
  assetId: string;
  word: string;
}
export interface PickImageQuestion extends Asked<'wordPickImage'> {
  word: string;
  prons: Pron[];
  options: ImageOption[];
  answer: number;
}
/** Which word fits the gaps of an example; `gap` holds the inflected form of the sentence. */
export interface ExampleChoiceQuestion extends Asked<'wordExampleChoice'> {
  sentence: ({ text: string } | { gap: string })[];
  source: string;
  translation: string;
  options: TextOption[];
  answer: number;
}
/** Type the word letter by letter; `steps` are its letters in order, other characters are given. */
export interface SpellQuestion extends Asked<'wordSpell'> {
  word: string;
  definition: string;
  steps: { position: number; letter: string; options: string[] }[];
}
/** One answer is judged by a tap, several are ticked and handed in. */
export interface McqQuestion extends Asked<'mcq'> {
  question: string;
  illustration: Illustration | null;
  options: string[];
  answers: number[];
}
/** `asked: 'char'` shows pinyin and asks for characters, `'pinyin'` the other way round. */
export interface KidHanziChoiceQuestion extends Asked<'kidHanziChoice'> {
  asked: 'char' | 'pinyin';
  hanzi: HanziChar[];
  analysis: AnalysisItem[];
  options: string[];
  answer: number;
}
/** The learner recalls, looks and says whether it was remembered; what is shown comes from the card. */
export interface SeeAndCheckQuestion extends Asked<'wordSeeAndCheck' | 'kidHanziSeeAndCheck'> {}

export type PickQuestion =
  | WordChoiceQuestion
  | PickImageQuestion
  | ExampleChoiceQuestion
  | KidHanziChoiceQuestion
  | McqQuestion
  | JudgementQuestion;

export type Question = FillQuestion | PickQuestion | SpellQuestion | SeeAndCheckQuestion;
