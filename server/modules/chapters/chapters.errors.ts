import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const CHAPTERS_ERRORS = declareErrors({
  CHAPTER_NOT_FOUND: { biz: 1202, zh: '章节不存在', en: 'Chapter not found' },
  TOO_MANY_CHAPTERS: {
    biz: 1214,
    zh: '一个卡包最多 {max} 个章节',
    en: 'A package has at most {max} chapters',
  },
  CHAPTER_TOO_DEEP: {
    biz: 1215,
    zh: '章节最多 {max} 层',
    en: 'Chapters go at most {max} levels deep',
  },
  CHAPTER_INSIDE_ITSELF: {
    biz: 1216,
    zh: '章节不能移到自己里面',
    en: 'A chapter cannot be moved into itself',
  },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof CHAPTERS_ERRORS> {}
}
