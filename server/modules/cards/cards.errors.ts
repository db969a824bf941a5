import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const CARDS_ERRORS = declareErrors({
  CARD_NOT_FOUND: { biz: 1201, zh: '卡片不存在', en: 'Card not found' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof CARDS_ERRORS> {}
}
