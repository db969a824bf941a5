import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../kernel/context.ts';
import { formatErrors } from '../format-errors.ts';
import { compileDocument, type Run } from './documents.ts';

/** A document is compiled when it is asked for the 50th time: compiling costs as much as some hundred executions of it. */
const CALLS_BEFORE_COMPILING = 50;
/** Documents counted or compiled at a time; the one that came first makes room. */
const SIZE = 500;

/**
 * Runs documents that come again and again compiled; all others are left to graphql-js. Apollo has parsed and
 * validated the document by then, within all limits. A document of several operations cannot be compiled.
 */
export function compileOften(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const seen = new Map<string, number | Run | null>();
  const runOf = (hash: string, text: string): Run | null => {
    const known = seen.get(hash) ?? 0;
    if (typeof known !== 'number') return known;
    if (known === 0 && seen.size >= SIZE) seen.delete(seen.keys().next().value as string);
    const next = known + 1 < CALLS_BEFORE_COMPILING ? known + 1 : compiledOrNot(schema, text);
    seen.set(hash, next);
    return typeof next === 'number' ? null : next;
  };
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ queryHash, source, operation, request, contextValue }) => {
        const run = operation && queryHash && source ? runOf(queryHash, source) : null;
        if (!run) return null;
        const { errors, data } = await run(contextValue, request.variables ?? {});
        const refused = data === undefined;
        const formatted =
          errors && formatErrors(errors, refused ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR', contextValue.log);
        return {
          http: { status: formatted?.status ?? (refused ? 400 : undefined), headers: new HeaderMap() },
          body: { kind: 'single', singleResult: { data, errors: formatted?.errors } },
        };
      },
    }),
  };
}

function compiledOrNot(schema: GraphQLSchema, text: string): Run | null {
  try {
    return compileDocument(schema, text);
  } catch {
    return null;
  }
}
