import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const DEBUG_ERRORS = declareErrors({
  FACE_SETTINGS_INVALID: {
    biz: 1880,
    zh: '题型设置有误，没有保存',
    en: 'The face settings are not valid and were not saved',
  },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof DEBUG_ERRORS> {}
}
