import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const ENERGY_ERRORS = declareErrors({
  NOT_ENOUGH_ENERGY: { biz: 1701, zh: '面包不足', en: 'Not enough bread' },
  ENERGY_FULL: { biz: 1702, zh: '面包已满', en: 'Bread is already full' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof ENERGY_ERRORS> {}
}
