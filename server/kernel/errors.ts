import { GraphQLError } from 'graphql';
import type { Problem, Words } from '#domain/words.ts';
import type { Locale } from './locale.ts';

export interface ErrorEntry {
  /** Number of the catalogue; REST answers it as `code` with HTTP 200 unless `http` is given. */
  biz: number;
  /** Transport status where the error is not a business code. */
  http?: number;
  zh: string;
  en: string;
}

/** Errors of one home: names, numbers and wording in one table. `{name}` is filled from the error's parameters. */
export type ErrorTable = Readonly<Record<string, ErrorEntry>>;

/**
 * The names of every declared error. A module adds its own to what it declares:
 * `declare module '#server/kernel/errors.ts' { interface ErrorNames extends NamesOf<typeof GIFT_ERRORS> {} }`.
 */
export interface ErrorNames extends NamesOf<typeof KERNEL_ERRORS> {}

export type NamesOf<Table> = { readonly [Name in keyof Table]: true };
export type ErrorName = keyof ErrorNames;

const catalogue = new Map<string, ErrorEntry>();

/** Declares errors of the catalogue. Throws at boot where a name is taken, or a business number. */
export function declareErrors<const Table extends ErrorTable>(table: Table): Table {
  for (const [name, entry] of Object.entries(table)) {
    if (catalogue.has(name)) throw new Error(`two errors are named ${name}`);
    const taken = [...catalogue].find(([, { biz }]) => biz === entry.biz && biz >= FIRST_BUSINESS_NUMBER);
    if (taken) throw new Error(`${name} and ${taken[0]} have one number, ${entry.biz}`);
    catalogue.set(name, entry);
  }
  return table;
}

/** Below are statuses of HTTP, which several errors may share. */
const FIRST_BUSINESS_NUMBER = 1000;

/** What the catalogue says of an error; null for a name that nobody declared. */
export const errorEntry = (name: unknown): ErrorEntry | null =>
  (typeof name === 'string' && catalogue.get(name)) || null;

/** Every error that was declared, by its name. */
export const allErrors = (): ReadonlyMap<string, ErrorEntry> => catalogue;

/** Errors that any operation may answer. */
const KERNEL_ERRORS = declareErrors({
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
  ALREADY_CLAIMED: { biz: 1006, zh: '已经领取过了', en: 'Already claimed' },
  REQUEST_ALREADY_DONE: { biz: 1012, zh: '这个请求已经处理过了', en: 'This request was already carried out' },
  PERMISSION_DENIED: { biz: 1206, zh: '没有权限', en: 'Permission denied' },
});

/** One rejected place of an input: `path` as in `input.nickname`, and why. */
export type FieldProblem = Problem;

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

/** Why a value cannot be read as its type: the words of graphql-js, which name the type, for who wrote the call. */
export function wrongType(said: string): Words {
  const en = shortened(said);
  return { zh: `类型不对（${en}）`, en };
}

/** A message cut to what a reader can use. */
export const shortened = (message: string): string =>
  message.length > MESSAGE_MAX ? `${message.slice(0, MESSAGE_MAX)}…` : message;

function entryOf(code: ErrorName): ErrorEntry {
  const entry = catalogue.get(code);
  if (!entry) throw new Error(`no error is named ${code}`);
  return entry;
}

/** The catalogue's wording of an error for one language. */
export function errorMessage(code: ErrorName, locale: Locale, params: Record<string, string | number> = {}): string {
  const { [locale]: words } = entryOf(code);
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** GraphQL's form of a catalogue error: `extensions.code`, `extensions.bizCode` and what a client acts on. */
export function toGraphQLError(error: AppError, locale: Locale, base?: GraphQLError): GraphQLError {
  const entry = entryOf(error.code);
  const { params, extra, fields, message } = error.options;
  return new GraphQLError(message ?? errorMessage(error.code, locale, params), {
    nodes: base?.nodes,
    source: base?.source,
    positions: base?.positions,
    path: base?.path,
    extensions: {
      code: error.code,
      bizCode: entry.biz,
      ...(fields ? { fields: fields.map(({ path, message: { [locale]: words } }) => ({ path, message: words })) } : {}),
      ...extra,
      ...(entry.http && entry.http !== 400 && entry.http !== 500 ? { http: { status: entry.http } } : {}),
    },
  });
}
