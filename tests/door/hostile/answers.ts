import type { LightMyRequestResponse } from 'fastify';
import { allErrors } from '#server/kernel/errors.ts';
import type { HostileInput } from './inputs.ts';

/** How far an input got: to a fault, to the operation itself, to the check of its form, to who may call, to the limiter. */
export type Reach = 'operation' | 'form' | 'access' | 'limiter' | 'transport';

export interface Judged {
  /** What is wrong with the answer; empty where it is as documented. */
  problems: string[];
  reach: Reach;
  refused: boolean;
}

const STATUSES = new Set([200, 204, 400, 401, 404, 405, 406, 413, 415, 429, 460]);
const NUMBERS = new Set([0, ...[...allErrors().values()].map(({ biz }) => biz)]);

/** Words of the inside: of PostgreSQL, of stacks, of our files. None of them is in what the tests send. */
const LEAKS: readonly RegExp[] = [
  /violates \S+ constraint|invalid input syntax|out of range for type|relation "|column "|syntax error at or near/,
  /SELECT .{0,200} FROM |INSERT INTO|UPDATE \w+ SET|WHERE \w+ = \$\d/,
  /\bat (async )?[\w.<>]+ \(|\(?[\w/.-]+\.(ts|js|mjs|cjs):\d+/,
  /node_modules|file:\/\/\/(?!etc)|\/server\/|TypeError|RangeError|SyntaxError|QueryFailedError|ECONNREFUSED/,
  /root:x:0|"(stack|stacktrace|exception)":/,
];

/** Compares an answer with what is documented for its face. */
export function judge({ target, method }: HostileInput, { statusCode, body, headers }: LightMyRequestResponse): Judged {
  const problems: string[] = [];
  if (!STATUSES.has(statusCode)) problems.push(`status ${statusCode}`);
  const leak = LEAKS.map((pattern) => pattern.exec(body)?.[0]).find(Boolean);
  if (leak) problems.push(`leaks ${leak}`);
  if (headers['set-cookie']) problems.push('sets a cookie');
  if (method === 'HEAD' || statusCode === 204) return { problems, reach: 'transport', refused: true };
  const json = parsed(body);
  if (!json) return { problems: [...problems, 'no JSON object'], reach: 'transport', refused: true };
  const outcome =
    'code' in json || target.face === 'rest' || target.face === 'form' ? envelope(json) : graphql(json, statusCode);
  return { problems: [...problems, ...outcome.problems], ...reachOf(statusCode, outcome.code) };
}

interface Outcome {
  problems: string[];
  /** Number of the catalogue; 0 is success. */
  code: number;
}

function envelope(json: Record<string, unknown>): Outcome {
  const problems: string[] = [];
  const { code, message, data } = json;
  if (Object.keys(json).sort().join() !== 'code,data,message')
    problems.push(`envelope with ${Object.keys(json).join()}`);
  if (typeof code !== 'number' || !NUMBERS.has(code)) problems.push(`code ${String(code)}`);
  if (typeof message !== 'string' || message === '') problems.push('no message');
  if (data === undefined) problems.push('no data');
  return { problems, code: typeof code === 'number' ? code : -1 };
}

function graphql(json: Record<string, unknown>, status: number): Outcome {
  const { data, errors, ...more } = json as { data?: unknown; errors?: unknown };
  const problems = Object.keys(more).map((name) => `member ${name}`);
  if (errors === undefined) {
    if (typeof data !== 'object' || data === null) problems.push('neither data nor errors');
    return { problems, code: 0 };
  }
  if (!Array.isArray(errors) || errors.length === 0) return { problems: [...problems, 'errors is no list'], code: -1 };
  for (const error of errors as { message?: unknown; extensions?: { code?: unknown; bizCode?: unknown } }[]) {
    if (typeof error.message !== 'string' || error.message === '') problems.push('an error without a message');
    if (!/^[A-Z_]+$/.test(String(error.extensions?.code)))
      problems.push(`an error with code ${String(error.extensions?.code)}`);
    if (!NUMBERS.has(error.extensions?.bizCode as number))
      problems.push(`bizCode ${String(error.extensions?.bizCode)}`);
    if (error.extensions?.bizCode === 500) problems.push('an internal error');
  }
  if (data === undefined && status === 200) problems.push('refused with status 200');
  return { problems, code: (errors[0] as { extensions?: { bizCode?: number } }).extensions?.bizCode ?? -1 };
}

function reachOf(status: number, code: number): Pick<Judged, 'reach' | 'refused'> {
  const refused = code !== 0;
  if (code === 0 || code >= 1000) return { reach: 'operation', refused };
  if (status === 429 || code === 429) return { reach: 'limiter', refused };
  if (code === 401 || code === 460) return { reach: 'access', refused };
  return { reach: code === 400 ? 'form' : 'transport', refused };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
