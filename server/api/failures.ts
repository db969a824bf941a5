import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../kernel/database/connections.ts';
import { AppError, type ErrorName, errorMessage, toGraphQLError } from '../kernel/errors.ts';
import { parseLocale } from '../kernel/locale.ts';
import { failure } from './rest/envelope.ts';

const BY_STATUS: Record<number, ErrorName> = {
  400: 'BAD_USER_INPUT',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

const RETRY_AFTER_S = 1;

/** Everything that fails before or around an operation answers in the same envelope. */
export function handleFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
  // Whichever face says that it cannot answer now also says when to ask again.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
  });
  app.setNotFoundHandler((request, reply) => {
    const locale = parseLocale(request.headers['accept-language']);
    return reply.code(404).send({ code: 404, message: errorMessage('NOT_FOUND', locale), data: null });
  });
}

function answerFailure(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = parseLocale(request.headers['accept-language']);
  const answer = failure(toGraphQLError(refusalOf(error, request), locale), locale);
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}

function refusalOf(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return new AppError('SERVICE_UNAVAILABLE');
  const { statusCode = 500 } = error;
  if (statusCode < 500) return new AppError(BY_STATUS[statusCode] ?? 'BAD_USER_INPUT');
  request.log.error({ err: error }, 'request failed');
  return new AppError('INTERNAL_SERVER_ERROR');
}

/** An address that no route can be found for, such as `/%zz`; no hook has run, so the headers of all answers are missing. */
export function answerUnroutable(error: FastifyError, request: unknown, reply: unknown): void {
  const answer = reply as FastifyReply;
  answer.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" });
  answerFailure(error, request as FastifyRequest, answer);
}

/** Bytes that are no HTTP: there is no request to answer, only a connection. */
export function answerNoHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify({ code: 400, message: errorMessage('BAD_USER_INPUT', 'zh'), data: null });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
