import * as z from 'zod/mini';

/** An asset of the store, or `kit:<item>` for a built-in drawing; `alt` says it to those who cannot see it. */
export const illustrationSchema = z.object({ assetId: z.string(), alt: z.optional(z.string()) });

const illustration = z._default(z.nullable(illustrationSchema), null);
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
  illustration,
});

export const pronSchema = z.object({ label: z.string(), language: z.enum(['en-US', 'en-GB']) });
export const exampleSchema = z.object({ source: z.string(), translation: z.string() });
export const tabSchema = z.object({ title: z.string(), content: z.string() });
export const wordDistractorSchema = z.object({ word: z.string(), definition: z.string() });

export const enWordCardSchema = z.object({
  type: z.literal('enWord.card'),
  word: z.string(),
  definition: z.string(),
  illustration,
  prons: z._default(z.array(pronSchema), []),
  examples: z._default(z.array(exampleSchema), []),
  tabs: z._default(z.array(tabSchema), []),
  distrators: z._default(z.array(wordDistractorSchema), []),
});

export const mcqOptionSchema = z.object({ content: z.string(), isAnswer: z.boolean() });

export const mcqCardSchema = z.object({
  type: z.literal('mcq.card'),
  question: z.string(),
  options: z.array(mcqOptionSchema),
  illustration,
  analysis: z._default(z.string(), ''),
});

/** One character with its pinyin in tone-number form, e.g. { char: '春', pinyin: 'chun1' }. */
export const hanziCharSchema = z.object({ char: z.string(), pinyin: z.string() });
/** A run of characters read together. */
export const hanziGroupSchema = z.object({ hanzi: z.array(hanziCharSchema) });

/** `hanzi` holds exactly one group; `analysis` mixes plain text with groups that carry pinyin. */
export const kidHanziCardSchema = z.object({
  type: z.literal('kidHanzi.card'),
  hanzi: z.array(hanziGroupSchema),
  analysis: z._default(z.array(z.union([hanziGroupSchema, z.object({ text: z.string() })])), []),
  illustration,
});

export const cardContentSchema = z.discriminatedUnion('type', [
  clozeCardSchema,
  enWordCardSchema,
  mcqCardSchema,
  kidHanziCardSchema,
]);

export type Illustration = z.infer<typeof illustrationSchema>;
export type Cloze = z.infer<typeof clozeSchema>;
export type ClozeContent = z.infer<typeof clozeContentSchema>;
export type ClozeCard = z.infer<typeof clozeCardSchema>;
export type Pron = z.infer<typeof pronSchema>;
export type Example = z.infer<typeof exampleSchema>;
export type WordDistractor = z.infer<typeof wordDistractorSchema>;
export type EnWordCard = z.infer<typeof enWordCardSchema>;
export type McqCard = z.infer<typeof mcqCardSchema>;
export type HanziChar = z.infer<typeof hanziCharSchema>;
export type HanziGroup = z.infer<typeof hanziGroupSchema>;
export type AnalysisItem = KidHanziCard['analysis'][number];
export type KidHanziCard = z.infer<typeof kidHanziCardSchema>;
export type CardContent = z.infer<typeof cardContentSchema>;
export type CardType = CardContent['type'];
/** What may be written down: lists, illustration and analysis can be left out. */
export type CardContentInput = z.input<typeof cardContentSchema>;

export type ParsedCard = { ok: true; card: CardContent } | { ok: false; error: 'parse failed' };

/** Reads the JSON string of a card. Never throws: text that is no card of a known type is `parse failed`. */
export function parseCardContent(json: string): ParsedCard {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, error: 'parse failed' };
  }
  const parsed = cardContentSchema.safeParse(value);
  return parsed.success ? { ok: true, card: parsed.data } : { ok: false, error: 'parse failed' };
}
