import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const TASKS_ERRORS = declareErrors({
  NOT_CLAIMABLE: { biz: 1007, zh: '还不能领取', en: 'Not claimable yet' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof TASKS_ERRORS> {}
}
