import { z } from 'zod';
import type { MessageContent } from './content.types.ts';
import { MessageMarkType, MessageScene } from './mark-type.ts';
import { MESSAGES } from './settings.ts';

/** Characters that no text holds: controls, halves of a pair, and what turns the direction of writing around. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => !FORBIDDEN.test(value), 'holds a character that no message may hold');
const notBlank = (value: string) => value.trim() !== '';

/** What an external link must be: an address of http or https without a name and password, without blanks. */
const href = z
  .string()
  .max(MESSAGES.href)
  .refine((value) => webAddress(value) !== null, 'is not an address of http or https');

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal(MessageMarkType.highlight) }),
  z.strictObject({ type: z.literal(MessageMarkType.internalLink), scene: z.enum(MessageScene) }),
  z.strictObject({ type: z.literal(MessageMarkType.externalLink), href }),
]);
type Mark = z.infer<typeof mark>;

const run = z.strictObject({
  text: text(MESSAGES.run).min(1),
  marks: z
    .array(mark)
    .max(2)
    .refine((marks) => marks.filter(isLink).length <= 1, 'has two links')
    .refine((marks) => new Set(marks.map(({ type }) => type)).size === marks.length, 'has a mark twice')
    .default([]),
});
const paragraph = z
  .strictObject({ runs: z.array(run).min(1).max(MESSAGES.runs) })
  .refine(({ runs }) => runs.some((one) => notBlank(one.text)), 'is blank')
  .refine(({ runs }) => runs.every((one) => notBlank(one.text) || !one.marks.some(isLink)), 'has a link without words');
const content = z
  .strictObject({
    title: text(MESSAGES.title).refine(notBlank, 'is blank'),
    paragraphs: z.array(paragraph).min(1).max(MESSAGES.paragraphs),
  })
  .refine(({ paragraphs }) => charactersOf(paragraphs) <= MESSAGES.text, `has more than ${MESSAGES.text} characters`);

/** What a message says in each language of the product. */
export const letter = z.strictObject({ zh: content, en: content });
/** A message as it is kept. */
export type Letter = z.infer<typeof letter>;
/** A message as it is written: runs need not say that they have no marks. */
export type LetterDraft = z.input<typeof letter>;

/** A draft as it is kept. Throws ZodError, which names each wrong place, for one that breaks a rule. */
export const letterOf = (draft: unknown): Letter => letter.parse(draft);

/** What a message says to one reader, with the hosts of its links. */
export function presentContent(of: Letter, locale: keyof Letter): MessageContent {
  const { title, paragraphs } = of[locale];
  return {
    title,
    paragraphs: paragraphs.map(({ runs }) => ({
      runs: runs.map((one) => ({ text: one.text, marks: one.marks.map(presentMark) })),
    })),
  };
}

function presentMark(of: Mark) {
  const address = 'href' in of ? webAddress(of.href) : null;
  return {
    type: of.type,
    scene: 'scene' in of ? of.scene : null,
    href: address?.href ?? null,
    host: address?.host ?? null,
  };
}

/** An address of http or https, or null. What a browser would mend or hide, such as blanks, `\` and a user name, is none. */
export function webAddress(value: string): URL | null {
  // guard: links lead to the web only
  if (!/^https?:\/\/[^\s\\@]+$/i.test(value) || FORBIDDEN.test(value)) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  return url && url.username === '' && url.password === '' ? url : null;
}

function isLink({ type }: Mark): boolean {
  return type !== MessageMarkType.highlight;
}

const charactersOf = (paragraphs: readonly { runs: readonly { text: string }[] }[]): number =>
  paragraphs.flatMap(({ runs }) => runs).reduce((sum, one) => sum + one.text.length, 0);
