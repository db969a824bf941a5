import { describe, expect, it } from 'vitest';
import { rowsOf } from '#server/database/starter-file.ts';
import { STARTER_PACKAGES } from '#server/database/starter-packages.ts';
import { orderKeyAt } from '#server/modules/chapters/order-key.rules.ts';

describe('starter packages', () => {
  it.each(STARTER_PACKAGES.map((file) => [file.slug, file] as const))('%s is valid and can be learned', (_, file) => {
    const { chapters, cards } = rowsOf(file);
    expect(cards.length).toBeGreaterThanOrEqual(40);
    expect(chapters.reduce((sum, chapter) => sum + chapter.card_count, 0)).toBe(cards.length);
    expect(cards.every((card) => card.type === file.cardType)).toBe(true);
  });

  it('have slugs of their own', () => {
    const slugs = STARTER_PACKAGES.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('are refused with the name of a card that is not valid or of a key that comes twice', () => {
    const [file] = STARTER_PACKAGES;
    if (!file) throw new Error('no starter package');
    const card = file.chapters[0]?.cards[0];
    const broken = { key: 'broken', content: { type: 'mcq.card', question: '', options: [] } };
    const chapters = [{ key: 'one', title: 'One', cards: [card, card, broken] }] as typeof file.chapters;
    expect(() => rowsOf({ ...file, chapters })).toThrow(/one\/broken.*comes twice/s);
  });
});

describe('order keys', () => {
  it('stand in byte order', () => {
    const keys = [0, 1, 9, 10, 61, 62, 3843, 3844, 14_776_335].map(orderKeyAt);
    expect([...keys].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))).toEqual(keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
