import type { Asked } from '../faces/asked.ts';
import type { AnalysisItem, HanziChar } from './content.ts';

/** Characters, and readings to choose from. */
export interface KidHanziChoiceQuestion extends Asked<'kidHanziChoice'> {
  hanzi: HanziChar[];
  analysis: AnalysisItem[];
  options: string[];
  answer: number;
}
/** A reading, and characters to choose from. */
export interface HanziFromPinyinQuestion extends Asked<'kidHanziFromPinyin'> {
  hanzi: HanziChar[];
  analysis: AnalysisItem[];
  options: string[];
  answer: number;
}
/** One of the characters, and its syllable in the five tones in their order: the answer is the tone less one. */
interface ToneAsked {
  hanzi: HanziChar[];
  /** the character asked for, by its place in `hanzi` */
  place: number;
  options: string[];
  answer: number;
}
/** The character is seen and nothing is heard. */
export interface ToneQuestion extends Asked<'kidHanziTone'>, ToneAsked {}
/** The character is heard and not seen. */
export interface ToneByEarQuestion extends Asked<'kidHanziToneByEar'>, ToneAsked {}
/** One of the characters is drawn, stroke by stroke in their order. */
export interface StrokesQuestion extends Asked<'kidHanziStrokes'> {
  hanzi: HanziChar[];
  /** the character asked for, by its place in `hanzi` */
  place: number;
  /** how many strokes it has */
  strokes: number;
}

export type HanziQuestion =
  | KidHanziChoiceQuestion
  | HanziFromPinyinQuestion
  | ToneQuestion
  | ToneByEarQuestion
  | StrokesQuestion
  | Asked<'kidHanziSeeAndCheck'>;
