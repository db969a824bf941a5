import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CardPage,
  createChapterCards,
  type ListedCard,
  movedBefore,
} from '#client/features/workshop/cards/chapter-cards.ts';

const card = (id: number): ListedCard => ({
  id,
  content: `${id}`,
  contentHash: `${id}`,
  createdType: 'NORMAL',
  updatedAt: '',
});
const server = (ids: number[], size = 3) => {
  const calls: (number | undefined)[] = [];
  const load = async (after: number | undefined): Promise<CardPage> => {
    calls.push(after);
    const from = after === undefined ? 0 : ids.indexOf(after) + 1;
    return { cards: ids.slice(from, from + size).map(card), hasMore: from + size < ids.length };
  };
  return { calls, load };
};
const all = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('cards of a chapter', () => {
  it('are read page after page, each after the last', async () => {
    const { calls, load } = server(all(8));
    const cards = createChapterCards(load);
    await cards.readOn();
    expect(cards.state()).toEqual({ ids: all(8), complete: true, failed: false });
    expect(calls).toEqual([undefined, 3, 6]);
  });

  it('a page that fails leaves those before, and is read again', async () => {
    const { load } = server(all(6));
    let broken = true;
    const cards = createChapterCards((after) =>
      after !== undefined && broken ? Promise.reject(new Error()) : load(after),
    );
    await cards.readOn();
    expect(cards.state()).toEqual({ ids: [1, 2, 3], complete: false, failed: true });
    broken = false;
    await cards.readOn();
    expect(cards.state()).toEqual({ ids: all(6), complete: true, failed: false });
  });

  it('what is removed or added while pages come stays so', async () => {
    const { load } = server(all(6));
    const waiting: (() => void)[] = [];
    const cards = createChapterCards(async (after) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return load(after);
    });
    const reading = cards.readOn();
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
    cards.take([2, 5]);
    cards.put(card(100));
    waiting.shift()?.();
    await reading;
    expect(cards.state().ids).toEqual([1, 3, 4, 6, 100]);
  });

  it('a new card stands behind the one it was made after, once', async () => {
    const cards = createChapterCards(server(all(3)).load);
    await cards.readOn();
    cards.put(card(9), 1);
    cards.put(card(9), 2);
    expect(cards.state().ids).toEqual([1, 9, 2, 3]);
  });

  it('a new card stands before the one it was made before, where there is none to stand behind', async () => {
    const cards = createChapterCards(server(all(2)).load);
    await cards.readOn();
    cards.put(card(9), null, 1);
    expect(cards.state().ids).toEqual([9, 1, 2]);
    cards.put(card(8), 77, 2);
    expect(cards.state().ids).toEqual([9, 1, 8, 2]);
  });

  it('what was taken comes back to where it stood', async () => {
    const cards = createChapterCards(server(all(5), 5).load);
    await cards.readOn();
    const back = cards.take([2, 4]);
    cards.put(card(9), 5);
    back();
    expect(cards.state().ids).toEqual([1, 2, 3, 4, 5, 9]);
  });

  it('moved cards stand together in their order, whatever they are put before', () => {
    expect(movedBefore(all(6), [2, 5], 4)).toEqual([1, 3, 2, 5, 4, 6]);
    expect(movedBefore(all(6), [2, 5], null)).toEqual([1, 3, 4, 6, 2, 5]);
    expect(movedBefore(all(6), [2, 3], 2)).toEqual(all(6));
    fc.assert(
      fc.property(fc.subarray(all(9), { minLength: 1 }), fc.option(fc.integer({ min: 1, max: 9 })), (moved, before) => {
        const next = movedBefore(all(9), moved, before);
        expect([...next].sort((a, b) => a - b)).toEqual(all(9));
        const at = next.indexOf(moved[0] as number);
        expect(next.slice(at, at + moved.length)).toEqual(moved);
      }),
    );
  });
});
