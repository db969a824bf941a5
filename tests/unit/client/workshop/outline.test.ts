import { describe, expect, it } from 'vitest';
import { readCards, writeCards } from '#client/features/workshop/cards/card-clipboard.ts';
import { inOrder, nothing, only, ranged, toggled, within } from '#client/features/workshop/cards/selection.ts';
import {
  chaptersAfter,
  outlineRows,
  pathTo,
  placeForServer,
  visibleRows,
} from '#client/features/workshop/outline/outline.ts';
import { moveTo } from '#client/ui/SortableTree/tree-moves.ts';

const chapter = (id: number, parentId: number | null, cardCount = 1) => ({
  id,
  title: `章 ${id}`,
  parentId,
  cardCount,
});
const chapters = [chapter(1, null), chapter(2, 1, 2), chapter(3, 1, 3), chapter(4, 3, 4), chapter(5, null, 5)];

describe('the outline of a package', () => {
  it('stands from top to bottom, with what is below counted', () => {
    expect(outlineRows(chapters).map(({ key, depth, total, hasChildren }) => [key, depth, total, hasChildren])).toEqual(
      [
        ['1', 0, 10, true],
        ['2', 1, 2, false],
        ['3', 1, 7, true],
        ['4', 2, 4, false],
        ['5', 0, 5, false],
      ],
    );
  });

  it('hides what is below a collapsed chapter', () => {
    const rows = outlineRows(chapters);
    expect(visibleRows(rows, new Set([3])).map(({ key }) => key)).toEqual(['1', '2', '3', '5']);
    expect(visibleRows(rows, new Set([1])).map(({ key }) => key)).toEqual(['1', '5']);
  });

  it('knows the way to a chapter', () => {
    expect(pathTo(chapters, 4).map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(pathTo(chapters, undefined)).toEqual([]);
  });

  it.each([
    [5, { parent: null, index: 0 }, { parentId: null, beforeChapterId: 1 }, [5, 1, 2, 3, 4]],
    [2, { parent: '1', index: 1 }, { parentId: 1, beforeChapterId: null }, [1, 3, 4, 2, 5]],
    [3, { parent: null, index: 1 }, { parentId: null, beforeChapterId: 5 }, [1, 2, 3, 4, 5]],
    [5, { parent: '3', index: 0 }, { parentId: 3, beforeChapterId: 4 }, [1, 2, 3, 5, 4]],
  ])('chapter %i moved to %j is said to the server as %j', (id, place, said, order) => {
    const rows = outlineRows(chapters);
    expect(placeForServer(rows, id, place)).toEqual(said);
    const next = chaptersAfter(rows, moveTo(rows, String(id), place));
    expect(next.map((one) => one.id)).toEqual(order);
    expect(next.find((one) => one.id === id)?.parentId).toBe(said.parentId);
  });
});

describe('choosing cards', () => {
  const order = [1, 2, 3, 4, 5];
  it('one, several, a range from where it began', () => {
    expect(inOrder(toggled(only(4), 2), order)).toEqual([2, 4]);
    expect(inOrder(toggled(toggled(only(4), 2), 4), order)).toEqual([2]);
    const range = ranged(only(2), 4, order);
    expect(inOrder(range, order)).toEqual([2, 3, 4]);
    expect(inOrder(ranged(range, 1, order), order)).toEqual([1, 2]);
    expect(inOrder(ranged(nothing, 3, order), order)).toEqual([3]);
  });
  it('forgets what is gone', () => {
    const chosen = ranged(only(2), 4, order);
    expect(within(chosen, order)).toBe(chosen);
    expect(inOrder(within(chosen, [1, 2, 5]), order)).toEqual([2]);
  });
});

describe('cards on the clipboard', () => {
  const data = () => {
    const kept = new Map<string, string>();
    return {
      setData: (type: string, text: string) => kept.set(type, text),
      getData: (type: string) => kept.get(type) ?? '',
    } as unknown as DataTransfer;
  };
  const word = JSON.stringify({ type: 'enWord.card', word: 'bread', definition: 'n. 面包' });
  it('come back as they were, and are text for other programs', () => {
    const clipboard = data();
    const copied = { packageId: 1, chapterId: 2, cut: true, cards: [{ id: 3, before: 4, content: word }] };
    writeCards(clipboard, copied);
    expect(readCards(clipboard)).toEqual(copied);
    expect(clipboard.getData('text/plain')).toBe('bread\tn. 面包');
  });
  it('that say no place, or none that can be one, stood last', () => {
    const clipboard = data();
    const cards = [
      { id: 3, content: word },
      { id: 4, content: word, before: 'x' },
    ];
    clipboard.setData('application/x-bread-cards+json', JSON.stringify({ packageId: 1, chapterId: 2, cards }));
    expect(readCards(clipboard)?.cards.map(({ before }) => before)).toEqual([null, null]);
  });
  it.each(['', '{', '{"packageId":1}', '[]', '{"packageId":1,"chapterId":2,"cards":[{"id":"x"}]}'])(
    '%j is none',
    (text) => {
      const clipboard = data();
      clipboard.setData('application/x-bread-cards+json', text);
      expect(readCards(clipboard)).toBeNull();
    },
  );
});
