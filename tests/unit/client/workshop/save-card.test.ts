import { describe, expect, it, vi } from 'vitest';
import type { ChangeRequest, SaveAnswer } from '#client/features/workshop/drafts/cards-port.ts';
import { contentHash } from '#client/features/workshop/in-lesson/content-hash.ts';
import { saveCard } from '#client/features/workshop/in-lesson/save-card.ts';
import { hashOf } from '#server/modules/cards/card-content.ts';

const word = (definition: string) =>
  JSON.stringify({
    type: 'enWord.card',
    word: 'mill',
    definition,
    illustration: null,
    prons: [],
    examples: [],
    tabs: [],
    distrators: [],
  });
const stored = (content: string, contentHash = hashOf(content)) => ({
  id: 7,
  content,
  contentHash,
  updatedAt: '2026-06-01T00:00:00Z',
});

/** A server that keeps one card as the real one does. */
function server(kept: string, hash = hashOf(kept)) {
  let now = stored(kept, hash);
  const change = vi.fn(async ({ content, baseContentHash }: ChangeRequest): Promise<SaveAnswer> => {
    if (baseContentHash !== now.contentHash) return { kind: 'conflict', current: now };
    now = stored(content);
    return { kind: 'saved', card: now };
  });
  const never = () => Promise.reject(new Error('not asked'));
  return { port: { change, create: never, remove: never, restore: never }, change, kept: () => now.content };
}
const save = { cardId: 7, packageId: 3, content: word('磨坊；磨面粉的地方'), base: word('磨坊') };

describe('an own card saved from a lesson', () => {
  it.each(['', 'mill', '磨坊 🥐', word('磨坊')])('is known by the hash of the server: %j', async (content) => {
    expect(await contentHash(content)).toBe(hashOf(content));
  });

  it('goes over what it was made of, in one call', async () => {
    const { port, change, kept } = server(save.base);
    expect(await saveCard(port, save)).toMatchObject({ kind: 'saved' });
    expect(kept()).toBe(save.content);
    expect(change).toHaveBeenCalledOnce();
  });

  it('overwrites nothing that was written elsewhere meanwhile', async () => {
    const { port, change, kept } = server(word('风车'));
    expect(await saveCard(port, save)).toMatchObject({ kind: 'conflict', current: { content: word('风车') } });
    expect(kept()).toBe(word('风车'));
    expect(change).toHaveBeenCalledOnce();
  });

  it('takes no other hash of the same content for a change', async () => {
    const { port, change, kept } = server(save.base, 'another-hash');
    expect(await saveCard(port, save)).toMatchObject({ kind: 'saved' });
    expect(kept()).toBe(save.content);
    expect(change).toHaveBeenCalledTimes(2);
  });
});
