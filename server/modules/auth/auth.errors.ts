import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const AUTH_ERRORS = declareErrors({
  WRONG_CREDENTIALS: { biz: 1001, zh: '邮箱或密码不正确', en: 'Wrong e-mail or password' },
  CODE_INVALID: { biz: 1003, zh: '验证码错误或已过期', en: 'The code is wrong or has expired' },
  TOO_MANY_TRIES: { biz: 1004, zh: '尝试次数过多，请重新获取验证码', en: 'Too many tries, request a new code' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof AUTH_ERRORS> {}
}
