import 'reflect-metadata';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import { guardRootFields } from './api/guard.ts';
import { validateArgument } from './api/validate.ts';
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
    });
    guardRootFields(built);
  }
  return built;
}

/** Fields without a resolver of their own are read from the object; type-graphql would make a promise for each. */
function readPlainFields(): void {
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
}

/** The schema as committed in schema.graphql: sorted, so that a diff shows only what changed. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(createSchema()))}\n`;
