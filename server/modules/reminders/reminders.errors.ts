import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const REMINDERS_ERRORS = declareErrors({
  PUSH_NOT_POSSIBLE: { biz: 1811, zh: '这个设备收不到提醒', en: 'This device cannot be reminded' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof REMINDERS_ERRORS> {}
}
