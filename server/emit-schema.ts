import { writeFileSync } from 'node:fs';
import { printedSchema } from './print-schema.ts';

writeFileSync('schema.graphql', printedSchema());
