import * as z from 'zod/mini';
import { illustrationField } from '../illustration.ts';

const textList = z._default(z.array(z.string()), []);

/** A gap of a cloze text. The spelling `distrators` is that of the wire. */
export const clozeSchema = z.object({
  group: z.string(),
  text: z.string(),
  distrators: textList,
  giveAwayDistrators: textList,
});
const clozePartSchema = z.union([z.object({ cloze: clozeSchema }), z.object({ text: z.string() })]);
const clozeContentSchema = z.array(z.array(clozePartSchema));

/** Key-point fill-in: paragraphs of text and gaps, with rephrasings that have the same number of gaps. */
export const clozeCardSchema = z.object({
  type: z.literal('cloze.card'),
  content: clozeContentSchema,
  altContents: z._default(z.array(clozeContentSchema), []),
  analysis: z._default(z.string(), ''),
  illustration: illustrationField,
});

export type Cloze = z.infer<typeof clozeSchema>;
export type ClozeContent = z.infer<typeof clozeContentSchema>;
export type ClozeCard = z.infer<typeof clozeCardSchema>;
