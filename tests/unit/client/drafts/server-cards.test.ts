import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it, vi } from 'vitest';
import { type CardCalls, serverCards } from '#client/features/workshop/drafts/server-cards.ts';

const stored = { id: 7, content: '{}', contentHash: 'b', updatedAt: '2026-01-05T00:00:00.000Z' };
const error = (code: string, bizCode: number, more: object = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message: `no: ${code}`, extensions: { code, bizCode, ...more } }] });

const calls = (some: Partial<CardCalls> = {}): CardCalls => ({
  createCard: vi.fn(async () => stored),
  updateCard: vi.fn(async () => stored),
  deleteCards: vi.fn(async () => null),
  restoreCards: vi.fn(async () => null),
  ...some,
});

const change = { idempotencyKey: 'k', packageId: 1, cardId: 7, content: '{}', baseContentHash: 'a' };

describe('the cards of the server', () => {
  it('are created under the name of their draft', async () => {
    const server = calls();
    const request = {
      ...{ idempotencyKey: 'k', packageId: 1, chapterId: 2, afterCardId: 3, beforeCardId: null },
      ...{ content: '{}', createdType: 'NORMAL' as const, firstSentAt: 0 },
    };
    expect(await serverCards(server).create(request)).toEqual({ kind: 'saved', card: stored });
    expect(server.createCard).toHaveBeenCalledWith({
      ...{ draftKey: 'k', packageId: 1, chapterId: 2, afterCardId: 3, beforeCardId: null },
      ...{ content: '{}', createdType: 'NORMAL' },
    });
  });

  it('come along where they were changed meanwhile', async () => {
    const updateCard = async () => Promise.reject(error('CARD_CHANGED', 1207, { current: stored }));
    expect(await serverCards(calls({ updateCard })).change(change)).toEqual({ kind: 'conflict', current: stored });
  });

  it('are asked again without the key where the key was heard before', async () => {
    const updateCard = vi
      .fn<CardCalls['updateCard']>()
      .mockRejectedValueOnce(error('REQUEST_ALREADY_DONE', 1012))
      .mockRejectedValueOnce(error('CARD_CHANGED', 1207, { current: stored }));
    expect(await serverCards(calls({ updateCard })).change(change)).toEqual({ kind: 'conflict', current: stored });
    expect(updateCard.mock.calls.map(([, , key]) => key)).toEqual(['k', null]);
  });

  it.each([
    ['a business error', error('INVALID_CARD_CONTENT', 1205), 'refused'],
    ['a call that is wrong', error('BAD_USER_INPUT', 400), 'refused'],
    ['a login that is over', error('UNAUTHENTICATED', 401), 'unreachable'],
    ['too many calls', error('TOO_MANY_REQUESTS', 429), 'unreachable'],
    ['a server in trouble', error('INTERNAL_SERVER_ERROR', 500), 'unreachable'],
    ['no network', new TypeError('Failed to fetch'), 'unreachable'],
    ['no answer in time', new DOMException('late', 'TimeoutError'), 'unreachable'],
  ])('say of %s what can be said', async (_, reason, kind) => {
    const updateCard = async () => Promise.reject(reason);
    expect(await serverCards(calls({ updateCard })).change(change)).toMatchObject({ kind });
  });

  it('that are gone already are removed', async () => {
    const deleteCards = async () => Promise.reject(error('CARD_NOT_FOUND', 1201));
    expect(await serverCards(calls({ deleteCards })).remove({ packageId: 1, cardId: 7 })).toEqual({ kind: 'done' });
  });
});
