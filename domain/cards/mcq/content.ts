import * as z from 'zod/mini';
import { illustrationField } from '../illustration.ts';

export const mcqOptionSchema = z.object({ content: z.string(), isAnswer: z.boolean() });

export const mcqCardSchema = z.object({
  type: z.literal('mcq.card'),
  question: z.string(),
  options: z.array(mcqOptionSchema),
  illustration: illustrationField,
  analysis: z._default(z.string(), ''),
});

export type McqCard = z.infer<typeof mcqCardSchema>;
