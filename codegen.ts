import { readdirSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { hashOf } from './scripts/codegen/trusted-documents.cjs';

const OUT = 'client/graphql/generated';
/** Operations and fragments of the app and of several features. */
const SHARED = ['client/{app,graphql,parts}/**/*.graphql'];

const typed = (documents: string[]) => ({
  documents,
  plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen/apollo-hooks.cjs'],
  config: {
    useTypeImports: true,
    strictScalars: true,
    scalars: { DateTime: 'string', LocalDate: 'string' },
    unstable_onExecutableDocumentNode: hashOf,
  },
});
const hasOperations = (feature: string) =>
  readdirSync(`client/features/${feature}`, { recursive: true, encoding: 'utf8' }).some((path) =>
    path.endsWith('.graphql'),
  );
const features = readdirSync('client/features').filter(hasOperations);

/** A report answers what the end of a unit shows. */
const FRAGMENTS_OF: Record<string, string> = { lesson: 'end-flow' };
const documentsOf = (feature: string) =>
  [feature, FRAGMENTS_OF[feature] ?? feature].map((one) => `client/features/${one}/**/*.graphql`);

/** A file of hooks for each feature, so that a page loads the operations of its own features only. */
const config: CodegenConfig = {
  overwrite: true,
  schema: 'schema.graphql',
  generates: {
    [`${OUT}/shared.ts`]: typed(SHARED),
    ...Object.fromEntries(
      features.map((feature) => [
        `${OUT}/${feature}.ts`,
        typed([...documentsOf(feature), 'client/{graphql,parts}/**/*.graphql']),
      ]),
    ),
    [`${OUT}/changes.ts`]: { plugins: ['./scripts/codegen/changes.cjs'] },
    'server/api/documents/trusted-documents.json': {
      documents: ['client/**/*.graphql'],
      plugins: ['./scripts/codegen/trusted-documents.cjs'],
    },
  },
};
export default config;
