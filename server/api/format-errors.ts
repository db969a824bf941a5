import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type ErrorName, errorEntry, errorMessage, shortened } from '../kernel/errors.ts';

/** How graphql-js begins what it says of an argument it found wrong while executing, which it gives no code of its own. */
const ARGUMENT = /^Argument "\w+" (of|has) /;

/** Errors of the pipeline itself get the catalogue's numbers too; anything unknown says nothing about its cause. */
export function withBizCode(
  { message: words, ...rest }: GraphQLFormattedError,
  error: unknown,
  log: FastifyBaseLogger,
): GraphQLFormattedError {
  const formatted = { message: shortened(words), ...rest };
  const code = formatted.extensions?.code;
  if (errorEntry(code)) {
    const name =
      code === 'INTERNAL_SERVER_ERROR' && ARGUMENT.test(formatted.message) ? 'BAD_USER_INPUT' : (code as ErrorName);
    if (name === 'INTERNAL_SERVER_ERROR' && formatted.extensions?.bizCode === undefined)
      log.error({ err: error }, 'graphql');
    const message = name === 'INTERNAL_SERVER_ERROR' ? errorMessage(name, 'zh') : formatted.message;
    const bizCode = errorEntry(name)?.biz;
    return { ...formatted, message, extensions: { ...formatted.extensions, code: name, bizCode } };
  }
  if (error instanceof GraphQLError) return { ...formatted, extensions: { ...formatted.extensions, bizCode: 400 } };
  log.error({ err: error }, 'graphql');
  const message = errorMessage('INTERNAL_SERVER_ERROR', 'zh');
  return { message, extensions: { code: 'INTERNAL_SERVER_ERROR', bizCode: 500 } };
}

/** Errors of an execution as they are sent, and the HTTP status they ask for. `code` is for those that carry none. */
export function formatErrors(errors: readonly GraphQLError[], code: ErrorName, log: FastifyBaseLogger) {
  let status: number | undefined;
  const formatted = errors.map((error) => {
    // Errors that graphql-jit makes itself have no extensions at all.
    const { http, ...extensions } = (error.extensions ?? {}) as { http?: { status?: number } };
    status = http?.status ?? status;
    return withBizCode({ ...error.toJSON(), extensions: { code, ...extensions } }, error, log);
  });
  return { errors: formatted, status };
}
