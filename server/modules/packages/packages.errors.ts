import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const PACKAGES_ERRORS = declareErrors({
  PACKAGE_NOT_FOUND: { biz: 1203, zh: '卡包不存在', en: 'Package not found' },
  CARD_TYPE_CLOSED: { biz: 1209, zh: '这种卡片暂未开放', en: 'Cards of this kind cannot be made yet' },
  PACKAGE_FULL: {
    biz: 1210,
    zh: '一个卡包最多 {max} 张卡片',
    en: 'A package holds at most {max} cards',
  },
  TOO_MANY_PACKAGES: {
    biz: 1212,
    zh: '最多创建 {max} 个卡包',
    en: 'You can have at most {max} packages of your own',
  },
  CARD_TYPE_MISMATCH: {
    biz: 1213,
    zh: '卡片类型与卡包不一致',
    en: 'The card is of another kind than the package',
  },
  PACKAGE_CARDS_TOO_FEW: {
    biz: 1211,
    zh: '卡包至少需要 {min} 张卡片才能学习',
    en: 'A package needs at least {min} cards to be learned',
  },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof PACKAGES_ERRORS> {}
}
