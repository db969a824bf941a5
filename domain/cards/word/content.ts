import * as z from 'zod/mini';
import { illustrationField } from '../illustration.ts';

export const pronSchema = z.object({ label: z.string(), language: z.enum(['en-US', 'en-GB']) });
export const exampleSchema = z.object({ source: z.string(), translation: z.string() });
export const tabSchema = z.object({ title: z.string(), content: z.string() });
export const wordDistractorSchema = z.object({ word: z.string(), definition: z.string() });

export const enWordCardSchema = z.object({
  type: z.literal('enWord.card'),
  word: z.string(),
  definition: z.string(),
  illustration: illustrationField,
  prons: z._default(z.array(pronSchema), []),
  examples: z._default(z.array(exampleSchema), []),
  tabs: z._default(z.array(tabSchema), []),
  distrators: z._default(z.array(wordDistractorSchema), []),
});

export type Pron = z.infer<typeof pronSchema>;
export type Example = z.infer<typeof exampleSchema>;
export type WordDistractor = z.infer<typeof wordDistractorSchema>;
export type EnWordCard = z.infer<typeof enWordCardSchema>;
