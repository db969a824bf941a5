import type { CardsPort, SaveAnswer } from '../drafts/cards-port.ts';
import { checkContent } from '../drafts/check-content.ts';
import { contentHash } from './content-hash.ts';

export interface CardSave {
  cardId: number;
  packageId: number | null;
  /** JSON, as it is to be */
  content: string;
  /** JSON, as it was when the editing began */
  base: string;
}

/**
 * Saves an edited card over the content that it was made of. Where something else is kept by now, nothing is changed and that is
 * answered; the same content under another hash is no such thing.
 */
export async function saveCard(port: CardsPort, { cardId, packageId, content, base }: CardSave): Promise<SaveAnswer> {
  const send = (baseContentHash: string) =>
    // the package of a change tells nobody anything
    port.change({
      idempotencyKey: keyOfCall(),
      packageId: packageId ?? 0,
      cardId,
      content: checkContent.canonical(content),
      baseContentHash,
    });
  const known = checkContent.canonical(base);
  const answer = await send(await contentHash(known));
  const isSame = answer.kind === 'conflict' && checkContent.canonical(answer.current.content) === known;
  return isSame ? send(answer.current.contentHash) : answer;
}

/** Each call is made once: whether it arrived is seen by what is kept. */
const keyOfCall = () => globalThis.crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
