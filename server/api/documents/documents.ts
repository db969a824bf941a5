import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ExecutionResult, type GraphQLSchema, Kind, parse, validate } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../../kernel/context.ts';
import { toGraphQLError } from '../../kernel/errors.ts';
import { refusalOfAll, rootFieldsOf } from '../authorise.ts';
import { LIMITS } from '../limits.ts';
import earlier from './earlier-documents.json' with { type: 'json' };
import { inputDefaults } from './input-defaults.ts';
import trusted from './trusted-documents.json' with { type: 'json' };
import { variablesCheck } from './variables.ts';

/** A document compiled ahead: runs one request of it. */
export type Run = (ctx: Context, variables: Record<string, unknown>) => Promise<ExecutionResult>;

/** Documents that the client sent before, with the day until which they are kept (`npm run codegen` writes them). */
type EarlierDocuments = Record<string, { until: string; text: string }>;

/**
 * Compiles the client's own documents (`npm run codegen` writes them) and those of a further JSON file, by hash; and of those
 * the client sent before, for tabs that are older than this server, the ones that fit the schema still.
 * Throws at boot where one of the others does not fit.
 */
export function compileTrustedDocuments(
  schema: GraphQLSchema,
  furtherFile?: string,
  before: EarlierDocuments = earlier,
): ReadonlyMap<string, Run> {
  const further = furtherFile ? (JSON.parse(readFileSync(furtherFile, 'utf8')) as Record<string, string>) : {};
  const kept = Object.entries(before).filter(([, { text }]) => validate(schema, parse(text)).length === 0);
  const all = [...kept.map(([hash, { text }]) => [hash, text] as const), ...Object.entries({ ...trusted, ...further })];
  return new Map(all.map(([hash, text]) => [hash, compile(schema, hash, text)]));
}

function compile(schema: GraphQLSchema, hash: string, text: string): Run {
  if (createHash('sha256').update(text).digest('hex') !== hash)
    throw new Error(`Trusted document ${hash} is not what its hash says: run npm run codegen if it is the client's`);
  const [problem] = validate(schema, parse(text));
  if (problem) throw new Error(`Trusted document ${hash}: ${problem.message}`);
  return compileDocument(schema, text);
}

/** Compiles one document of ours. Throws where it cannot be compiled. */
export function compileDocument(schema: GraphQLSchema, text: string): Run {
  const document = parse(text);
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) throw new Error(`${text}: ${JSON.stringify(compiled.errors)}`);
  const [operation] = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const rootFields = operation ? rootFieldsOf(schema, operation) : [];
  const check = variablesCheck(schema, document);
  const withDefaults = inputDefaults(schema, document);
  return async (ctx, variables) => {
    const refusal = refusalOfAll(ctx, rootFields) ?? check(variables);
    if (refusal) return { errors: [toGraphQLError(refusal, ctx.locale)] };
    const { errors, data } = await compiled.query(undefined, ctx, withDefaults(variables));
    return { errors: errors?.slice(0, LIMITS.fieldProblems), data };
  };
}
