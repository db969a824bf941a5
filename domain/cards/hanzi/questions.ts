import type { Asked } from '../faces/asked.ts';
import type { AnalysisItem, HanziChar } from './content.ts';

/** `asked: 'char'` shows pinyin and asks for characters, `'pinyin'` the other way round. */
export interface KidHanziChoiceQuestion extends Asked<'kidHanziChoice'> {
  asked: 'char' | 'pinyin';
  hanzi: HanziChar[];
  analysis: AnalysisItem[];
  options: string[];
  answer: number;
}

export type HanziQuestion = KidHanziChoiceQuestion | Asked<'kidHanziSeeAndCheck'>;
