import { parseCardContent } from '#domain/cards/content.ts';
import { normaliseCardContent } from '#domain/cards/normalise.ts';
import { validateCardContent } from '#domain/cards/validate.ts';
import type { ContentCheck } from './card-record.ts';

function normalised(content: string) {
  const parsed = parseCardContent(content);
  return parsed.ok ? normaliseCardContent(parsed.card) : null;
}

/** What was judged last: a letter is asked about several times on its way. */
let last: { content: string; isReady: boolean } | null = null;

/** Judges content as the server does, which stores none that does not validate. */
export const checkContent: ContentCheck = {
  isReady(content) {
    if (last?.content !== content) {
      const card = normalised(content);
      last = { content, isReady: card !== null && validateCardContent(card).length === 0 };
    }
    return last.isReady;
  },
  canonical: (content) => JSON.stringify(normalised(content)) ?? content,
};
