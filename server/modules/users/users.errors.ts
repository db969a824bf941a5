import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const USERS_ERRORS = declareErrors({
  EMAIL_TAKEN: { biz: 1002, zh: '该邮箱已注册', en: 'This e-mail is already registered' },
  ACCOUNT_NOT_FOUND: { biz: 1005, zh: '账号不存在', en: 'Account not found' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof USERS_ERRORS> {}
}
