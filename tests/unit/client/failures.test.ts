import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { bizCodeOf, failureOf } from '#client/graphql/failures.ts';

const graphQL = (extensions: Record<string, unknown>, message = '服务器的话') =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions }] });
const http = (status: number, body: unknown = '') =>
  new ServerError('failed', {
    response: new Response(null, { status: status === 460 ? 460 : status }),
    bodyText: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('failureOf', () => {
  it.each([
    [
      'a business error',
      graphQL({ code: 'PACKAGE_NOT_FOUND', bizCode: 1203 }),
      { kind: 'business', code: 1203, message: '服务器的话' },
    ],
    ['no login', graphQL({ code: 'UNAUTHENTICATED', bizCode: 401 }), { kind: 'unauthenticated' }],
    [
      'a terminating account',
      graphQL({ code: 'TERMINATING', bizCode: 460, willTerminateAt: '2026-12-01T00:00:00.000Z' }),
      { kind: 'terminating', willTerminateAt: '2026-12-01T00:00:00.000Z' },
    ],
    ['bad input', graphQL({ code: 'BAD_USER_INPUT', bizCode: 400 }), { kind: 'transport', status: 400 }],
    ['too many requests', graphQL({ code: 'TOO_MANY_REQUESTS', bizCode: 429 }), { kind: 'transport', status: 429 }],
    ['a fault of the server', graphQL({ code: 'INTERNAL_SERVER_ERROR' }), { kind: 'transport', status: 500 }],
    ['an error of no known code', graphQL({}), { kind: 'other', message: '服务器的话' }],
    ['status 401', http(401), { kind: 'unauthenticated' }],
    [
      'status 460 with an envelope',
      http(460, { code: 460, data: { willTerminateAt: 'soon' } }),
      { kind: 'terminating', willTerminateAt: 'soon' },
    ],
    [
      'a status with errors in its body',
      http(401, { errors: [{ message: 'x', extensions: { code: 'TERMINATING', willTerminateAt: 'soon' } }] }),
      { kind: 'terminating', willTerminateAt: 'soon' },
    ],
    ['status 429', http(429, 'not json'), { kind: 'transport', status: 429 }],
    ['status 502', http(502, '<html>'), { kind: 'transport', status: 500 }],
    ['status 413', http(413), { kind: 'transport', status: 400 }],
    ['no network', new TypeError('Failed to fetch'), { kind: 'network' }],
    ['no answer in time', new DOMException('x', 'TimeoutError'), { kind: 'timeout' }],
    ['a cancelled call', new DOMException('x', 'AbortError'), { kind: 'cancelled' }],
  ])('%s', (_, error, failure) => expect(failureOf(error)).toEqual(failure));
});

it('names the business code of an error, and of nothing else', () => {
  expect(bizCodeOf(graphQL({ bizCode: 1701 }))).toBe(1701);
  expect(bizCodeOf(http(500))).toBeUndefined();
  expect(bizCodeOf(undefined)).toBeUndefined();
});
