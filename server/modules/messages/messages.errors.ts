import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const MESSAGES_ERRORS = declareErrors({
  MESSAGE_NOT_FOUND: { biz: 1801, zh: '没有这条消息', en: 'There is no such message' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof MESSAGES_ERRORS> {}
}
