import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const CHAPTERS_ERRORS = declareErrors({
  CHAPTER_NOT_FOUND: { biz: 1202, zh: '章节不存在', en: 'Chapter not found' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof CHAPTERS_ERRORS> {}
}
