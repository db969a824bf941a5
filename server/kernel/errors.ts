import { GraphQLError } from 'graphql';
import type { Locale } from './locale.ts';

interface ErrorEntry {
  /** Number of the catalogue; REST answers it as `code` with HTTP 200 unless `http` is given. */
  biz: number;
  /** Transport status where the error is not a business code. */
  http?: number;
  zh: string;
  en: string;
}

/** The error catalogue: names, numbers and wording in one table. `{name}` is filled from the error's parameters. */
export const ERRORS = {
  BAD_USER_INPUT: { biz: 400, http: 400, zh: '输入有误', en: 'The input is not valid' },
  DOCUMENT_NOT_TRUSTED: {
    biz: 400,
    http: 400,
    zh: '这里只接受已登记的查询，请发送其哈希',
    en: 'Only trusted documents are answered here: send the hash of one',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    biz: 400,
    http: 400,
    zh: '页面已过期，请刷新后再试',
    en: 'The page is out of date, please reload it',
  },
  UNAUTHENTICATED: { biz: 401, http: 401, zh: '请先登录', en: 'Please log in first' },
  NOT_FOUND: { biz: 404, http: 404, zh: '没有这个地址', en: 'There is nothing at this address' },
  PAYLOAD_TOO_LARGE: { biz: 413, http: 413, zh: '内容太大', en: 'The content is too large' },
  UNSUPPORTED_MEDIA_TYPE: { biz: 415, http: 415, zh: '不支持的内容类型', en: 'This content type is not supported' },
  TOO_MANY_REQUESTS: { biz: 429, http: 429, zh: '操作太快，请稍后再试', en: 'Too many requests, try again later' },
  TERMINATING: { biz: 460, http: 460, zh: '账号正在注销', en: 'The account is being terminated' },
  INTERNAL_SERVER_ERROR: { biz: 500, http: 500, zh: '服务器出了点问题', en: 'Something went wrong on the server' },
  SERVICE_UNAVAILABLE: { biz: 503, http: 503, zh: '服务暂时不可用', en: 'The service is not available right now' },
  WRONG_CREDENTIALS: { biz: 1001, zh: '邮箱或密码不正确', en: 'Wrong e-mail or password' },
  EMAIL_TAKEN: { biz: 1002, zh: '该邮箱已注册', en: 'This e-mail is already registered' },
  CODE_INVALID: { biz: 1003, zh: '验证码错误或已过期', en: 'The code is wrong or has expired' },
  TOO_MANY_TRIES: { biz: 1004, zh: '尝试次数过多，请重新获取验证码', en: 'Too many tries, request a new code' },
  ACCOUNT_NOT_FOUND: { biz: 1005, zh: '账号不存在', en: 'Account not found' },
  ALREADY_CLAIMED: { biz: 1006, zh: '已经领取过了', en: 'Already claimed' },
  NOT_CLAIMABLE: { biz: 1007, zh: '还不能领取', en: 'Not claimable yet' },
  WECHAT_BOUND: { biz: 1008, zh: '该微信已绑定其他账号', en: 'This messenger account is already bound' },
  GUEST_MUST_BIND: { biz: 1009, zh: '请先绑定邮箱', en: 'Bind an e-mail first' },
  REFERRAL_CODE_INVALID: { biz: 1010, zh: '邀请码或兑换码无效', en: 'The code is not valid' },
  REFERRAL_CODE_USED: { biz: 1011, zh: '该码已使用', en: 'The code was already used' },
  REQUEST_ALREADY_DONE: { biz: 1012, zh: '这个请求已经处理过了', en: 'This request was already carried out' },
  NOT_ENOUGH_DIAMONDS: { biz: 1016, zh: '钻石不足', en: 'Not enough diamonds' },
  CARD_NOT_FOUND: { biz: 1201, zh: '卡片不存在', en: 'Card not found' },
  CHAPTER_NOT_FOUND: { biz: 1202, zh: '章节不存在', en: 'Chapter not found' },
  PACKAGE_NOT_FOUND: { biz: 1203, zh: '卡包不存在', en: 'Package not found' },
  UNIT_NOT_FOUND: { biz: 1204, zh: '学习单元不存在', en: 'Unit not found' },
  CARD_CONTENT_INVALID: { biz: 1205, zh: '卡片内容不正确', en: 'The card content is not valid' },
  PERMISSION_DENIED: { biz: 1206, zh: '没有权限', en: 'Permission denied' },
  PACKAGE_CARDS_TOO_FEW: {
    biz: 1211,
    zh: '卡包至少需要 {min} 张卡片才能学习',
    en: 'A package needs at least {min} cards to be learned',
  },
  STAGE_NOT_ACTIVE: { biz: 1301, zh: '请先完成当前关卡', en: 'Complete the current level first' },
  UNIT_ENDED: { biz: 1302, zh: '这次学习已经结束', en: 'This unit has already ended' },
  ORDER_NOT_FOUND: { biz: 1401, zh: '订单不存在', en: 'Order not found' },
  PAYMENT_REFUSED: { biz: 1402, zh: '支付未成功', en: 'The payment was refused' },
  WECHAT_OPEN_ID_INVALID: { biz: 1425, zh: '微信授权已失效', en: 'The messenger authorisation is no longer valid' },
  NOT_ENOUGH_CARDS: { biz: 1501, zh: '可学的卡片不足 {min} 张', en: 'Fewer than {min} cards are available to learn' },
  AI_FAILED: { biz: 1601, zh: 'AI 生成失败', en: 'AI generation failed' },
  AI_QUOTA_USED: { biz: 1602, zh: 'AI 额度已用完', en: 'The AI quota is used up' },
  NOT_ENOUGH_ENERGY: { biz: 1701, zh: '面包不足', en: 'Not enough bread' },
  ENERGY_FULL: { biz: 1702, zh: '面包已满', en: 'Bread is already full' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorName = keyof typeof ERRORS;

/** One rejected place of an input: `path` as in `input.nickname`. */
export interface FieldProblem {
  path: string;
  message: string;
}

interface AppErrorOptions {
  params?: Record<string, string | number>;
  /** Facts a client acts on: `willTerminateAt`, `retryAfter` (seconds). */
  extra?: Record<string, unknown>;
  fields?: FieldProblem[];
  /** Replaces the catalogue's wording, already in the caller's language. */
  message?: string;
}

/** An error of the catalogue. Services throw it; the transport words it in the caller's language. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorName,
    readonly options: AppErrorOptions = {},
  ) {
    super(code);
    this.name = 'AppError';
  }
}

/** Characters of a message about a wrong value, which quotes the value, however long it is. */
const MESSAGE_MAX = 300;

/** A message cut to what a reader can use. */
export const shortened = (message: string): string =>
  message.length > MESSAGE_MAX ? `${message.slice(0, MESSAGE_MAX)}…` : message;

/** The catalogue's wording of an error for one language. */
export function errorMessage(code: ErrorName, locale: Locale, params: Record<string, string | number> = {}): string {
  return ERRORS[code][locale].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** GraphQL's form of a catalogue error: `extensions.code`, `extensions.bizCode` and what a client acts on. */
export function toGraphQLError(error: AppError, locale: Locale, base?: GraphQLError): GraphQLError {
  const entry: ErrorEntry = ERRORS[error.code];
  const { params, extra, fields, message } = error.options;
  return new GraphQLError(message ?? errorMessage(error.code, locale, params), {
    nodes: base?.nodes,
    source: base?.source,
    positions: base?.positions,
    path: base?.path,
    extensions: {
      code: error.code,
      bizCode: entry.biz,
      ...(fields ? { fields } : {}),
      ...extra,
      ...(entry.http && entry.http !== 400 && entry.http !== 500 ? { http: { status: entry.http } } : {}),
    },
  });
}
