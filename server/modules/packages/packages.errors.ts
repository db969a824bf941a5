import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const PACKAGES_ERRORS = declareErrors({
  PACKAGE_NOT_FOUND: { biz: 1203, zh: '卡包不存在', en: 'Package not found' },
  PACKAGE_CARDS_TOO_FEW: {
    biz: 1211,
    zh: '卡包至少需要 {min} 张卡片才能学习',
    en: 'A package needs at least {min} cards to be learned',
  },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof PACKAGES_ERRORS> {}
}
