import { describe, expect, it } from 'vitest';
import { builtInNames } from '#client/art/Illustration/illustrations.ts';
import { drawings, emoji } from '#client/parts/PackageForm/CoverSelector/choosables.ts';
import { found } from '#client/parts/PackageForm/CoverSelector/found.ts';
import { draftOf, isNamed, newDraft, trimmed } from '#client/parts/PackageForm/draft.ts';

const all = (table: Record<string, readonly { value: string }[]>) =>
  Object.values(table).flatMap((list) => list.map(({ value }) => value));

describe('what a cover may show', () => {
  it('offers every drawing once', () => {
    expect(all(drawings).toSorted()).toEqual(builtInNames.map((name) => `kit:${name}`).toSorted());
  });

  it('offers each emoji once, and not the loaf that stands for none', () => {
    const offered = all(emoji);
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered.length).toBeGreaterThan(200);
    expect(offered).not.toContain('🍞');
  });
});

describe('found', () => {
  const titleOf = (category: string) => (category === 'animals' ? '动物' : category);
  const values = (search: string, category?: 'animals' | 'food') =>
    found(emoji, { search, titleOf, ...(category && { category }) }).flatMap(([, list]) =>
      list.map(({ value }) => value),
    );

  it.each([
    ['熊猫', ['🐼']],
    [' PANDA ', ['🐼']],
    ['没有的', []],
  ])('%s finds %j', (search, expected) => expect(values(search)).toEqual(expected));

  it('finds a whole category by its title, and only the chosen one', () => {
    expect(values('动物')).toEqual(emoji.animals.map(({ value }) => value));
    expect(values('熊猫', 'food')).toEqual([]);
  });
});

describe('a draft', () => {
  it.each([
    ['', false],
    ['  ', false],
    ['诗', true],
    ['x'.repeat(100), true],
    [` ${'x'.repeat(100)} `, true],
    ['x'.repeat(101), false],
  ])('%j is a name: %s', (name, named) => expect(isNamed({ ...newDraft(), name })).toBe(named));

  it('is sent without spaces around and without empty words', () => {
    const { style } = newDraft();
    expect(trimmed({ name: ' 诗 ', style: { ...style, packageNameTags: [' 唐 ', ' '] } })).toEqual({
      name: '诗',
      style: { ...style, packageNameTags: ['唐'] },
    });
  });

  it('leaves behind what the cache adds', () => {
    const { style } = newDraft();
    const cached = { ...style, __typename: 'PackageStyle' as const };
    expect(draftOf({ name: '诗', style: cached })).toEqual({ name: '诗', style });
  });
});
