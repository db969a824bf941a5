import type { Asked } from '../faces/asked.ts';
import type { Illustration } from '../illustration.ts';

/** One answer is judged by a tap, several are ticked and handed in. */
export interface McqQuestion extends Asked<'mcq'> {
  question: string;
  illustration: Illustration | null;
  options: string[];
  answers: number[];
}
