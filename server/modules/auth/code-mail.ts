import type { Locale } from '#server/kernel/locale.ts';
import type { Mail } from '#server/providers/mail/mailer.ts';
import type { CodeScene } from './email-code.entity.ts';
import { AUTH } from './settings.ts';

const PURPOSE: Record<CodeScene, Record<Locale, string>> = {
  REGISTER: { zh: '注册', en: 'create your account' },
  LOGIN: { zh: '登录', en: 'log in' },
  RESET_PASSWORD: { zh: '重设密码', en: 'reset your password' },
  BIND_EMAIL: { zh: '绑定邮箱', en: 'bind this e-mail' },
};

/** The mail that carries a code, in the caller's language. */
export function codeMail(to: string, code: string, scene: CodeScene, locale: Locale): Mail {
  const purpose = PURPOSE[scene][locale];
  const minutes = AUTH.codeMinutes;
  return locale === 'zh'
    ? {
        to,
        subject: `面包地图验证码 ${code}`,
        text: `你正在${purpose}，验证码是：${code}\n\n${minutes} 分钟内有效，只能使用一次。请不要告诉任何人。\n如果不是你本人操作，忽略这封邮件即可。\n\n面包地图`,
      }
    : {
        to,
        subject: `Your Bread Atlas code: ${code}`,
        text: `Use this code to ${purpose}: ${code}\n\nIt works once, within ${minutes} minutes. Do not share it with anyone.\nIf this was not you, ignore this mail.\n\nBread Atlas`,
      };
}
