import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const WALLET_ERRORS = declareErrors({
  NOT_ENOUGH_DIAMONDS: { biz: 1016, zh: '钻石不足', en: 'Not enough diamonds' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof WALLET_ERRORS> {}
}
