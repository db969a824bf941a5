import { ApolloArmor } from '@escape.tech/graphql-armor';

/** Bounds of one request. The client's own operations need at most 114 tokens, depth 6, a cost of 277. */
export const LIMITS = {
  /** Bytes of a body of GraphQL, and of the longest of REST; a unit report of 20 cards is about 30 KB. Reading JSON is what costs most of it. */
  bodyBytes: 256 * 1024,
  /** Bytes of a body of REST where a route does not ask for more. */
  routeBodyBytes: 64 * 1024,
  /** Lexer tokens of a GraphQL document. */
  documentTokens: 500,
  depth: 10,
  aliases: 15,
  directives: 5,
  cost: 1000,
  /** Problems told of a document, and fields told of an input, that are refused: all of them could be longer than what was sent. */
  problems: 5,
  fieldProblems: 20,
  /** Values of the variables beyond which they are tried before a compiled document reads them all. */
  uncheckedValues: 1000,
} as const;

/** Validation rules against costly documents. `maxTokens` stays off: Apollo's own parser limit answers 400 instead of 500. */
export function createArmor() {
  return new ApolloArmor({
    maxTokens: { enabled: false },
    maxDepth: { n: LIMITS.depth, flattenFragments: true },
    maxAliases: { n: LIMITS.aliases, allowList: [] },
    maxDirectives: { n: LIMITS.directives },
    costLimit: { maxCost: LIMITS.cost, flattenFragments: true },
    blockFieldSuggestion: { enabled: true },
  }).protect();
}
