import type { GraphQLFormattedError } from 'graphql';
import { errorEntry, errorMessage, wrongType } from '../../kernel/errors.ts';
import type { Locale } from '../../kernel/locale.ts';

/** What every REST answer looks like. */
export interface Envelope {
  /** 0 for success, else the number of the catalogue. */
  code: number;
  message: string;
  data: unknown;
}

export interface RestAnswer {
  status: number;
  headers: Record<string, string>;
  body: Envelope;
}

export const success = (data: unknown): RestAnswer => ({
  status: 200,
  headers: {},
  body: { code: 0, message: 'ok', data: data ?? null },
});

const BAD_INPUT = { biz: 400, http: 400 };

/** The envelope of an error: HTTP 200 for a business error, its own status for a transport error. */
export function failure(error: GraphQLFormattedError, locale: Locale): RestAnswer {
  const { code, fields, retryAfter, willTerminateAt, current } = error.extensions ?? {};
  const entry = errorEntry(code);
  const known = entry !== null;
  const { biz, http } = entry ?? BAD_INPUT;
  const data = {
    ...(fields ? { fields } : known ? {} : { fields: [{ path: '', message: wrongType(error.message)[locale] }] }),
    ...(willTerminateAt ? { willTerminateAt } : {}),
    // What is there now, where a change was refused because of it.
    ...(typeof current === 'object' ? current : {}),
  };
  return {
    status: http ?? 200,
    headers: retryAfter ? { 'retry-after': String(retryAfter) } : {},
    body: {
      code: biz,
      message: known ? error.message : errorMessage('BAD_USER_INPUT', locale),
      data: Object.keys(data).length > 0 ? data : null,
    },
  };
}
