import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const EXCHANGE_ERRORS = declareErrors({
  ENERGY_LIMIT_HIGHEST: { biz: 1703, zh: '面包上限已经最高', en: 'The bread limit is as high as it can be' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof EXCHANGE_ERRORS> {}
}
