import { describe, expect, it } from 'vitest';
import { withDrafts } from '#client/features/workshop/drafts/draft-order.ts';

const draft = (key: number, afterId: number | null = null, beforeId: number | null = null, id = key) => ({
  key,
  id,
  afterId,
  beforeId,
});

describe('drafts in their chapter', () => {
  it('stand after the card they were made after, before the one they were made before, or at the end', () => {
    expect(withDrafts([1, 2, 3], [draft(-1, 1), draft(-2, -1), draft(-3, 9, 3), draft(-4)], true)).toEqual([
      1, -1, -2, 2, -3, 3, -4,
    ]);
  });

  it('keep the place of the list once the server has them, under the name of this device', () => {
    expect(withDrafts([1, 7, 2], [draft(-1, 2, null, 7)], true)).toEqual([1, -1, 2]);
  });

  it('stay where they were made while the list is still read', () => {
    expect(withDrafts([1], [draft(-1, 1, null, 7)], false)).toEqual([1, -1]);
  });

  it('are elsewhere where the server has them and does not list them here: they were moved', () => {
    expect(withDrafts([1, 2], [draft(-1, 1, null, 7), draft(-2, 7, 2)], true)).toEqual([1, -2, 2]);
  });
});
