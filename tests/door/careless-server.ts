import { addMocksToSchema } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, MaxIntrospectionDepthRule, parse, specifiedRules, validate } from 'graphql';
import { printedSchema } from '#server/print-schema.ts';
import type { ProbeAnswer, ProbeRequest } from './probes.ts';

interface Operation {
  query: string;
  variables?: Record<string, unknown>;
  extensions?: { tracing?: boolean };
}

/**
 * A server of our schema, with invented data, that guards nothing: every form and method, batches, introspection, traces,
 * stacks, a page on GET. It shows that a probe can succeed, so that its failure elsewhere means something.
 */
export function carelessServer(): (request: ProbeRequest) => Promise<ProbeAnswer> {
  const schema = addMocksToSchema({ schema: makeExecutableSchema({ typeDefs: printedSchema() }) });
  const rules = specifiedRules.filter((rule) => rule !== MaxIntrospectionDepthRule);
  const run = async ({ query, variables, extensions }: Operation) => {
    const document = parse(query);
    const problems = validate(schema, document, rules);
    const { data, errors } =
      problems.length > 0
        ? { data: undefined, errors: problems }
        : await execute({ schema, document, variableValues: variables });
    return {
      data,
      errors: errors?.map((error) => ({ message: error.message, stack: error.stack })),
      ...(extensions?.tracing ? { extensions: { tracing: { version: 1 } } } : {}),
    };
  };
  return async (request) => {
    const operation = operationOf(request);
    if (!operation) return { status: 200, text: '<html>GraphiQL</html>', json: undefined };
    const answer = Array.isArray(operation) ? await Promise.all(operation.map(run)) : await run(operation);
    const text = JSON.stringify(answer);
    return { status: 200, text, json: JSON.parse(text) };
  };
}

function operationOf({ search, headers, body }: ProbeRequest): Operation | Operation[] | null {
  const fields = new URLSearchParams(search ?? (headers['content-type']?.includes('form') ? body : ''));
  const query = fields.get('query');
  if (query) return { query };
  return body ? (JSON.parse(body) as Operation | Operation[]) : null;
}
