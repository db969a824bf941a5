import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const UNITS_ERRORS = declareErrors({
  UNIT_NOT_FOUND: { biz: 1204, zh: '学习单元不存在', en: 'Unit not found' },
  UNIT_ENDED: { biz: 1302, zh: '这次学习已经结束', en: 'This unit has already ended' },
  NOT_ENOUGH_CARDS: { biz: 1501, zh: '可学的卡片不足 {min} 张', en: 'Fewer than {min} cards are available to learn' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof UNITS_ERRORS> {}
}
