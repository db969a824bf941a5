import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const CARDS_ERRORS = declareErrors({
  CARD_NOT_FOUND: { biz: 1201, zh: '卡片不存在', en: 'Card not found' },
  INVALID_CARD_CONTENT: { biz: 1205, zh: '卡片内容有误', en: 'The content of the card is not valid' },
  CARD_CHANGED: {
    biz: 1207,
    zh: '卡片已在别处修改',
    en: 'The card was changed meanwhile',
  },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof CARDS_ERRORS> {}
}
