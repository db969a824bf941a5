import { parseCardContent } from '#domain/cards/content.ts';
import { normaliseCardContent } from '#domain/cards/normalise.ts';
import { validateCardContent } from '#domain/cards/validate.ts';
import type { ContentCheck } from './card-record.ts';

function normalised(content: string) {
  const parsed = parseCardContent(content);
  return parsed.ok ? normaliseCardContent(parsed.card) : null;
}

/** Judges content as the server does, which stores none that does not validate. */
export const checkContent: ContentCheck = {
  isReady(content) {
    const card = normalised(content);
    return card !== null && validateCardContent(card).length === 0;
  },
  canonical: (content) => JSON.stringify(normalised(content)) ?? content,
};
