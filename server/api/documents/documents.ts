import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ExecutionResult, type GraphQLSchema, parse, validate } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { inputDefaults } from './input-defaults.ts';
import trusted from './trusted-documents.json' with { type: 'json' };

/** A document compiled ahead: runs one request of it. */
export type Run = (ctx: Context, variables: Record<string, unknown>) => Promise<ExecutionResult>;

/**
 * Compiles the client's own documents (`npm run codegen` writes them) and those of a further JSON file, by hash.
 * Throws at boot where one does not fit the schema.
 */
export function compileTrustedDocuments(schema: GraphQLSchema, furtherFile?: string): ReadonlyMap<string, Run> {
  const further = furtherFile ? (JSON.parse(readFileSync(furtherFile, 'utf8')) as Record<string, string>) : {};
  return new Map(Object.entries({ ...trusted, ...further }).map(([hash, text]) => [hash, compile(schema, hash, text)]));
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
  const withDefaults = inputDefaults(schema, document);
  return async (ctx, variables) => compiled.query(undefined, ctx, withDefaults(variables));
}
