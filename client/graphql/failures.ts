import type { ErrorLike } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** Business codes that every page acts on; features say what others open. */
export const bizCodes = {
  unauthenticated: 401,
  terminating: 460,
} as const;

/** What went wrong with a call, as far as the learner is concerned. */
export type Failure =
  | { kind: 'unauthenticated' }
  | { kind: 'terminating'; willTerminateAt?: string }
  | { kind: 'business'; code: number; message: string }
  | { kind: 'transport'; status: 400 | 429 | 500 }
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'cancelled' }
  | { kind: 'other'; message: string };

interface Extensions {
  code?: string;
  bizCode?: number;
  willTerminateAt?: string;
}

const transportNames: Record<string, 400 | 429 | 500> = {
  BAD_USER_INPUT: 400,
  BAD_REQUEST: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  GRAPHQL_PARSE_FAILED: 400,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
};

function fromExtensions({ code, bizCode, willTerminateAt }: Extensions, message: string): Failure {
  if (bizCode === bizCodes.unauthenticated || code === 'UNAUTHENTICATED') return { kind: 'unauthenticated' };
  if (bizCode === bizCodes.terminating || code === 'TERMINATING') return { kind: 'terminating', willTerminateAt };
  if (bizCode !== undefined && bizCode >= 1000) return { kind: 'business', code: bizCode, message };
  const status = code ? transportNames[code] : undefined;
  return status ? { kind: 'transport', status } : { kind: 'other', message };
}

function fromStatus(error: ServerError): Failure {
  const body = parsed(error.bodyText);
  const first = body?.errors?.[0];
  if (first?.extensions?.code) return fromExtensions(first.extensions, first.message);
  switch (error.statusCode) {
    case 401:
      return { kind: 'unauthenticated' };
    case 460:
      return { kind: 'terminating', willTerminateAt: body?.data?.willTerminateAt };
    case 429:
      return { kind: 'transport', status: 429 };
    default:
      return { kind: 'transport', status: error.statusCode >= 500 ? 500 : 400 };
  }
}

interface ErrorBody {
  errors?: { message: string; extensions?: Extensions }[];
  data?: { willTerminateAt?: string };
}

function parsed(text: string): ErrorBody | undefined {
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    return undefined;
  }
}

/** Sorts any error of a call into what the client does about it. */
export function failureOf(error: ErrorLike): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    return fromExtensions((first?.extensions ?? {}) as Extensions, first?.message ?? error.message);
  }
  if (ServerError.is(error)) return fromStatus(error);
  if (error.name === 'AbortError') return { kind: 'cancelled' };
  if (error.name === 'TimeoutError') return { kind: 'timeout' };
  if (error instanceof TypeError) return { kind: 'network' };
  return { kind: 'other', message: error.message };
}

/** The business code of an error, undefined when it is of another kind. */
export function bizCodeOf(error: ErrorLike | undefined): number | undefined {
  const failure = error && failureOf(error);
  return failure?.kind === 'business' ? failure.code : undefined;
}
