import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { createSchema } from './schema.ts';

/** The schema as committed in schema.graphql: sorted, so that a diff shows only what changed. */
export const printedSchema = (): string => `${printSchemaWithDirectives(lexicographicSortSchema(createSchema()))}\n`;
