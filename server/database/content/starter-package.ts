import * as z from 'zod/mini';
import { cardContentSchema } from '#domain/cards/content.ts';

const bilingual = z.object({ zh: z.string(), en: z.string() });

const starterCardSchema = z.object({ key: z.string(), content: cardContentSchema });

const starterChapterSchema = z.object({ key: z.string(), title: z.string(), cards: z.array(starterCardSchema) });

/**
 * A package the product opens with, as its file writes it. The keys (slug of the package, key of a chapter within it,
 * key of a card within the package) are identities that never change, so that a later load updates in place.
 */
export const starterPackageSchema = z.object({
  slug: z.string(),
  name: bilingual,
  description: bilingual,
  cardType: z.enum(['CLOZE', 'WORD', 'MCQ', 'KID_HANZI']),
  style: z.object({
    icon: z.object({ type: z.enum(['emoji', 'imgv2', 'img']), content: z.string() }),
    themeColor: z.string(),
    packageNameTags: z.array(z.string()),
  }),
  contentTags: z.array(z.object({ key: z.int(), rootKey: z.int() })),
  unlockDiamondRequirement: z.int(),
  /** Where its texts are from, for whoever edits the file; the product shows none of it. */
  sources: z.optional(z.array(z.string())),
  chapters: z.array(starterChapterSchema),
});

export type StarterPackage = z.infer<typeof starterPackageSchema>;
