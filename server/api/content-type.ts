/**
 * The type of an answer of GraphQL. A caller who accepts neither is answered in JSON all the same: a 406 would come after
 * a mutation was done.
 */
export const contentTypeFor = (accept = ''): string =>
  accept.includes('application/graphql-response+json')
    ? 'application/graphql-response+json; charset=utf-8'
    : 'application/json; charset=utf-8';
