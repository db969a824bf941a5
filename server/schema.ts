import 'reflect-metadata';
import { type GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import { guardFields } from './api/guard.ts';
import { requireRuleWords } from './api/rule-words.ts';
import { validateArgument } from './api/validate.ts';
import { changesDirective, changesOf } from './kernel/changes.ts';
import { DateTimeScalar } from './kernel/scalars/date-time.ts';
import { MODULES } from './modules/modules.ts';

let built: GraphQLSchema | undefined;

/** The executable schema of every module, guarded; built once a process. */
export function createSchema(): GraphQLSchema {
  if (!built) {
    readPlainFields();
    built = buildSchemaSync({
      resolvers: MODULES.flatMap(({ resolvers = [] }) => resolvers) as unknown as NonEmptyArray<new () => unknown>,
      scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
      validateFn: validateArgument,
      directives: [...specifiedDirectives, changesDirective],
    });
    guardFields(built);
    requireChanges(built);
    requireRuleWords();
  }
  return built;
}

/** Fields without a resolver of their own are read from the object; type-graphql would make a promise for each. */
function readPlainFields(): void {
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
}

/** Throws for a mutation that does not say what it changes, or names what no query answers. */
function requireChanges(schema: GraphQLSchema): void {
  const queries = schema.getQueryType()?.getFields() ?? {};
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {}))
    for (const changed of changesOf(name, field))
      if (!queries[changed]) throw new Error(`${name} changes ${changed}, which no query answers`);
}
