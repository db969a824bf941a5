import type { Asked, TextOption } from '../faces/asked.ts';
import type { Pron } from './content.ts';

/** Which definition belongs to the word. */
export interface WordChoiceQuestion extends Asked<'wordChoice'> {
  word: string;
  prons: Pron[];
  options: TextOption[];
  answer: number;
}
/** Which meaning belongs to the word that is heard; it is written down only afterwards. */
export interface ListeningQuestion extends Asked<'wordListening'> {
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

export type WordQuestion =
  | WordChoiceQuestion
  | ListeningQuestion
  | PickImageQuestion
  | ExampleChoiceQuestion
  | SpellQuestion
  | Asked<'wordSeeAndCheck'>;
