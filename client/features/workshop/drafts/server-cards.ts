import type { ErrorLike } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureOf } from '#client/graphql/failures.ts';
import type {
  CardsPort,
  ChangeRequest,
  CreateRequest,
  Refusal,
  RemovalAnswer,
  SaveAnswer,
  StoredCard,
  Unreachable,
} from './cards-port.ts';

const CARD_NOT_FOUND = 1201;
const CARD_CHANGED = 1207;
const REQUEST_ALREADY_DONE = 1012;

/** The operations of the server that drafts need; each throws what Apollo throws. */
export interface CardCalls {
  /** With the draft's key a repeat answers the card that was made of it. */
  createCard(input: Omit<CreateRequest, 'idempotencyKey' | 'firstSentAt'> & { draftKey: string }): Promise<StoredCard>;
  /** `idempotencyKey` is the header of that name. */
  updateCard(
    id: number,
    input: Pick<ChangeRequest, 'content' | 'baseContentHash'>,
    idempotencyKey: string | null,
  ): Promise<StoredCard>;
  deleteCards(packageId: number, cardIds: number[]): Promise<unknown>;
  restoreCards(packageId: number, cardIds: number[]): Promise<unknown>;
}

/** The server as drafts know it, over its operations. */
export function serverCards(calls: CardCalls): CardsPort {
  const update = ({ cardId, content, baseContentHash }: ChangeRequest, key: string | null) =>
    saved(calls.updateCard(cardId, { content, baseContentHash }, key));
  return {
    create: ({ idempotencyKey, firstSentAt: _, ...input }) =>
      saved(calls.createCard({ ...input, draftKey: idempotencyKey })),
    async change(request) {
      const answer = await update(request, request.idempotencyKey);
      const isRepeat = answer.kind === 'refused' && answer.refusal.code === REQUEST_ALREADY_DONE;
      // The key answers no card. Without it the base, which is over, brings the one that is stored.
      return isRepeat ? update(request, null) : answer;
    },
    remove: ({ packageId, cardId }) => removed(calls.deleteCards(packageId, [cardId])),
    restore: ({ packageId, cardId }) => removed(calls.restoreCards(packageId, [cardId])),
  };
}

async function saved(call: Promise<StoredCard>): Promise<SaveAnswer> {
  try {
    return { kind: 'saved', card: await call };
  } catch (error) {
    const answer = refusalOf(error as ErrorLike);
    const current = currentOf(error);
    return answer.kind === 'refused' && answer.refusal.code === CARD_CHANGED && current
      ? { kind: 'conflict', current }
      : answer;
  }
}

async function removed(call: Promise<unknown>): Promise<RemovalAnswer> {
  try {
    await call;
    return { kind: 'done' };
  } catch (error) {
    const answer = refusalOf(error as ErrorLike);
    return answer.kind === 'refused' && answer.refusal.code === CARD_NOT_FOUND ? { kind: 'done' } : answer;
  }
}

/** What the server says no to for good, and what leaves open whether it heard. */
function refusalOf(error: ErrorLike): { kind: 'refused'; refusal: Refusal } | Unreachable {
  const failure = failureOf(error);
  if (failure.kind === 'business')
    return { kind: 'refused', refusal: { code: failure.code, message: failure.message } };
  if (failure.kind === 'transport' && failure.status === 400) {
    return { kind: 'refused', refusal: { code: 400, message: error.message } };
  }
  return { kind: 'unreachable' };
}

const currentOf = (error: unknown): StoredCard | undefined =>
  CombinedGraphQLErrors.is(error) ? (error.errors[0]?.extensions?.current as StoredCard | undefined) : undefined;
