import * as z from 'zod/mini';

/** An asset of the store, or `kit:<item>` for a built-in drawing; `alt` says it to those who cannot see it. */
export const illustrationSchema = z.object({ assetId: z.string(), alt: z.optional(z.string()) });

/** The picture a card may have. */
export const illustrationField = z._default(z.nullable(illustrationSchema), null);

export type Illustration = z.infer<typeof illustrationSchema>;
