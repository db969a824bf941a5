import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const ATLAS_ERRORS = declareErrors({
  STAGE_NOT_ACTIVE: { biz: 1301, zh: '请先完成当前关卡', en: 'Complete the current level first' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof ATLAS_ERRORS> {}
}
