import { describe, expect, it } from 'vitest';
import { type NamedTag, tagName, tagProblems, tagsBelow } from '#server/modules/identity/identity.rules.ts';

const flat = (tags: NamedTag[]): NamedTag[] => tags.flatMap((tag) => [tag, ...flat(tag.children)]);

describe('the tag tree', () => {
  const tree = tagsBelow(0, 'zh') ?? [];

  it('gives each key once, and 5 is other', () => {
    const keys = flat(tree).map((tag) => tag.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(tagName(5, 'zh')).toBe('其他');
    expect(tagName(5, 'en')).toBe('Other');
  });

  it('has the same keys, and no empty name, in both languages', () => {
    const english = flat(tagsBelow(0, 'en') ?? []);
    expect(english.map((tag) => tag.key)).toEqual(flat(tree).map((tag) => tag.key));
    expect(english.every((tag) => /^[ -~]+$/.test(tag.name))).toBe(true);
    expect(flat(tree).every((tag) => /\p{Script=Han}/u.test(tag.name) && tag.emoji)).toBe(true);
  });

  it('answers below a root, nothing below a leaf, null for no tag', () => {
    expect(tagsBelow(2, 'en')?.map((tag) => tag.key)).toEqual([21, 22, 23]);
    expect(tagsBelow(5, 'en')).toEqual([]);
    expect(tagsBelow(999, 'en')).toBeNull();
  });
});

describe('tagProblems', () => {
  it.each([
    ['one tag', [{ key: 11 }], []],
    ['other with text', [{ key: 5, text: '自学' }], []],
    [
      'a tag beside other',
      [
        { key: 11, text: null },
        { key: 5, text: 'x' },
      ],
      [],
    ],
    ['none', [], ['identityTags']],
    ['too many', [11, 12, 13, 14, 15, 16].map((key) => ({ key })), ['identityTags']],
    ['an unknown key', [{ key: 10 }], ['identityTags[0].key']],
    ['a key twice', [{ key: 11 }, { key: 11 }], ['identityTags[1].key']],
    ['other without text', [{ key: 5, text: '  ' }], ['identityTags[0].text']],
    ['other with too much text', [{ key: 5, text: '长'.repeat(51) }], ['identityTags[0].text']],
    ['text with another key', [{ key: 11, text: 'x' }], ['identityTags[0].text']],
  ])('%s', (_, tags, paths) => {
    expect(tagProblems(tags).map((problem) => problem.path)).toEqual(paths);
  });
});
