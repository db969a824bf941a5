import { IDENTITY_TAG_OTHER_KEY, IDENTITY_TEXT_MAX } from '#domain/limits.ts';
import type { Locale, Problem, Words } from '#domain/words.ts';

interface TagDefinition {
  key: number;
  emoji: string;
  zh: string;
  en: string;
  children?: readonly TagDefinition[];
}

/** A tag in one language; a leaf has no children. */
export interface NamedTag {
  key: number;
  name: string;
  emoji: string;
  children: NamedTag[];
}

const leaf = (key: number, emoji: string, zh: string, en: string): TagDefinition => ({ key, emoji, zh, en });

/** Learning stages. Keys are kept with accounts: never give one a new meaning. */
const TREE: readonly TagDefinition[] = [
  {
    ...leaf(1, '🎒', '小学', 'Primary school'),
    children: [
      leaf(11, '🌱', '一年级', 'Grade 1'),
      leaf(12, '🌿', '二年级', 'Grade 2'),
      leaf(13, '🍀', '三年级', 'Grade 3'),
      leaf(14, '🌻', '四年级', 'Grade 4'),
      leaf(15, '🌳', '五年级', 'Grade 5'),
      leaf(16, '🎓', '六年级', 'Grade 6'),
    ],
  },
  {
    ...leaf(2, '📐', '初中', 'Middle school'),
    children: [
      leaf(21, '✏️', '初一', 'Grade 7'),
      leaf(22, '🧪', '初二', 'Grade 8'),
      leaf(23, '🏁', '初三与中考', 'Grade 9 and entrance exam'),
    ],
  },
  {
    ...leaf(3, '🔭', '高中', 'High school'),
    children: [
      leaf(31, '📗', '高一', 'Grade 10'),
      leaf(32, '📘', '高二', 'Grade 11'),
      leaf(33, '🏔️', '高三与高考', 'Grade 12 and Gaokao'),
    ],
  },
  {
    ...leaf(4, '🏛️', '大学', 'University'),
    children: [
      leaf(41, '📖', '本科', 'Undergraduate'),
      leaf(42, '🔤', '四六级', 'CET-4 / CET-6'),
      leaf(43, '🎯', '考研', 'Postgraduate entrance exam'),
      leaf(44, '🔬', '研究生', 'Graduate'),
    ],
  },
  {
    ...leaf(6, '💼', '职场', 'At work'),
    children: [
      leaf(61, '📜', '考证', 'Professional certificates'),
      leaf(62, '🌍', '职场外语', 'Languages for work'),
      leaf(63, '🏢', '考公考编', 'Civil service exams'),
    ],
  },
  {
    ...leaf(7, '🧸', '家长', 'Parent'),
    children: [
      leaf(71, '🍼', '学前启蒙', 'Before school'),
      leaf(72, '👨‍👩‍👧', '陪孩子上学', 'Learning along with a child'),
    ],
  },
  leaf(IDENTITY_TAG_OTHER_KEY, '✨', '其他', 'Other'),
];

const all = new Map<number, TagDefinition>();
const collect = (tags: readonly TagDefinition[]): void => {
  for (const tag of tags) {
    all.set(tag.key, tag);
    collect(tag.children ?? []);
  }
};
collect(TREE);

const named = (tag: TagDefinition, locale: Locale): NamedTag => ({
  key: tag.key,
  name: tag[locale],
  emoji: tag.emoji,
  children: (tag.children ?? []).map((child) => named(child, locale)),
});

/** The tags below a root (0: the roots) in one language; null where there is no such tag. */
export function tagsBelow(rootKey: number, locale: Locale): NamedTag[] | null {
  const tags = rootKey === 0 ? TREE : all.get(rootKey) && (all.get(rootKey)?.children ?? []);
  return tags ? tags.map((tag) => named(tag, locale)) : null;
}

/** The name of a tag in one language. */
export function tagName(key: number, locale: Locale): string {
  return all.get(key)?.[locale] ?? String(key);
}

/** Tags that an account may have at once. */
export const TAGS_MAX = 5;

export const NO_SUCH_TAG: Words = { zh: '没有这个标签', en: 'no such tag' };

/** Why a choice of tags is refused; empty when it is fine. Only "other" has a text, and needs one. */
export function tagProblems(tags: readonly { key: number; text?: string | null }[]): Problem[] {
  if (tags.length === 0 || tags.length > TAGS_MAX)
    return [
      { path: 'identityTags', message: { zh: `需要 1 到 ${TAGS_MAX} 个标签`, en: `must be 1 to ${TAGS_MAX} tags` } },
    ];
  return tags.flatMap(({ key, text }, index) => {
    const path = `identityTags[${index}]`;
    if (!all.has(key)) return [{ path: `${path}.key`, message: NO_SUCH_TAG }];
    if (tags.findIndex((tag) => tag.key === key) !== index)
      return [{ path: `${path}.key`, message: { zh: '重复了', en: 'is named twice' } }];
    const length = text?.trim().length ?? 0;
    if (key !== IDENTITY_TAG_OTHER_KEY)
      return length > 0
        ? [
            {
              path: `${path}.text`,
              message: { zh: '只有「其他」可以填写文字', en: `belongs to key ${IDENTITY_TAG_OTHER_KEY} only` },
            },
          ]
        : [];
    return length === 0 || length > IDENTITY_TEXT_MAX
      ? [
          {
            path: `${path}.text`,
            message: {
              zh: `需要 1 到 ${IDENTITY_TEXT_MAX} 个字符`,
              en: `must be 1 to ${IDENTITY_TEXT_MAX} characters`,
            },
          },
        ]
      : [];
  });
}
