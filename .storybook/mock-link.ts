import { ApolloLink, Observable } from '@apollo/client';
import { addMocksToSchema, type IMocks } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, GraphQLError, type GraphQLSchema, isEnumType, validate } from 'graphql';
import { inEnglish } from '#stories/support/server-english.ts';
import typeDefs from '../schema.graphql?raw';
import { NOW } from './clock.ts';

// The real schema, so that a story cannot drift from the server: an unknown field or argument fails it.
const schema = makeExecutableSchema({ typeDefs });

export interface ApolloParameters {
  /** values by type, as in @graphql-tools/mock */
  mocks?: IMocks;
  /** answers by type and field, such as `{ Query: { viewer: () => ({ … }) } }` */
  resolvers?: Record<string, Record<string, (...args: never[]) => unknown>>;
  /** `loading` never answers, `offline` fails on the way, `error` is the server's own failure */
  state?: 'loading' | 'offline' | 'error';
}

/** Operations of this story that the schema does not know: a component may swallow the error, the story must not. */
export const schemaFaults: string[] = [];

/** The first value of each enumeration: the library takes one by chance, and two pictures of a story would differ. */
const firstValues = (): IMocks =>
  Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isEnumType)
      .filter(({ name }) => !name.startsWith('__'))
      .map((type) => [type.name, () => type.getValues()[0]?.name]),
  );

/** What a field says that no story cares about. */
function defaults(): IMocks {
  let id = 0;
  return {
    ...firstValues(),
    Locale: () => 'ZH',
    ID: () => `id-${++id}`,
    Int: () => 1,
    Float: () => 0.5,
    String: () => '示例',
    Boolean: () => false,
    DateTime: () => new Date(NOW).toISOString(),
    LocalDate: () => '2026-04-15',
  };
}

/** Answers operations by the schema itself, in the language that is asked for. */
export function mockLink({ mocks, resolvers, state }: ApolloParameters, locale = () => 'zh'): ApolloLink {
  const mocked: GraphQLSchema = addMocksToSchema({
    schema,
    mocks: { ...defaults(), ...mocks },
    resolvers: resolvers as never,
  });
  const answer = (operation: ApolloLink.Operation) => {
    const [invalid] = validate(mocked, operation.query); // execute() alone ignores unknown fields
    if (invalid) {
      schemaFaults.push(`${operation.operationName}: ${invalid.message}`);
      throw invalid;
    }
    if (state === 'offline') throw new TypeError('Failed to fetch');
    if (state === 'error')
      return { data: null, errors: [new GraphQLError('Internal', { extensions: { code: 'INTERNAL' } })] };
    return execute({
      schema: mocked,
      document: operation.query,
      variableValues: operation.variables,
      operationName: operation.operationName,
    });
  };
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        if (state === 'loading') return;
        Promise.resolve()
          .then(() => answer(operation))
          .then(
            (result) => {
              observer.next((locale() === 'en' ? inEnglish(result) : result) as never);
              observer.complete();
            },
            (error) => observer.error(error),
          );
      }),
  );
}
