import * as z from 'zod/mini';
import { illustrationField } from '../illustration.ts';

/** One character with its pinyin in tone-number form, e.g. { char: '春', pinyin: 'chun1' }. */
export const hanziCharSchema = z.object({ char: z.string(), pinyin: z.string() });
/** A run of characters read together. */
export const hanziGroupSchema = z.object({ hanzi: z.array(hanziCharSchema) });

/** `hanzi` holds exactly one group; `analysis` mixes plain text with groups that carry pinyin. */
export const kidHanziCardSchema = z.object({
  type: z.literal('kidHanzi.card'),
  hanzi: z.array(hanziGroupSchema),
  analysis: z._default(z.array(z.union([hanziGroupSchema, z.object({ text: z.string() })])), []),
  illustration: illustrationField,
});

export type HanziChar = z.infer<typeof hanziCharSchema>;
export type HanziGroup = z.infer<typeof hanziGroupSchema>;
export type KidHanziCard = z.infer<typeof kidHanziCardSchema>;
export type AnalysisItem = KidHanziCard['analysis'][number];
