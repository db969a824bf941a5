import * as z from 'zod/mini';
import { clozeCardSchema } from './cloze/content.ts';
import { kidHanziCardSchema } from './hanzi/content.ts';
import { mcqCardSchema } from './mcq/content.ts';
import { enWordCardSchema } from './word/content.ts';

export * from './cloze/content.ts';
export * from './hanzi/content.ts';
export * from './illustration.ts';
export * from './mcq/content.ts';
export * from './word/content.ts';

/** What a card can hold. Pages that only read cards load no more of a type; `types.ts` asks for the rest of each. */
export const cardContentSchema = z.discriminatedUnion('type', [
  clozeCardSchema,
  enWordCardSchema,
  mcqCardSchema,
  kidHanziCardSchema,
]);

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
