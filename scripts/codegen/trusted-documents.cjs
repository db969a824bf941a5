// The client's own operations as it sends them, by their SHA-256: what the server trusts (hash → text), and what the client
// names each of its documents by.
const { createHash } = require('node:crypto');
const { InMemoryCache } = require('@apollo/client');
const { Kind, print, visit } = require('graphql');

/** Names of the fragments that a definition spreads. */
function spreadsOf(definition) {
  const names = [];
  visit(definition, { FragmentSpread: (node) => void names.push(node.name.value) });
  return names;
}

/** The definition with every fragment it needs, in the order they are met. */
function withFragments(operation, fragments) {
  const needed = new Map();
  const collect = (definition) => {
    for (const name of spreadsOf(definition)) {
      if (needed.has(name)) continue;
      const fragment = fragments.get(name);
      if (!fragment) throw new Error(`${operation.name.value}: no fragment ${name}`);
      needed.set(name, fragment);
      collect(fragment);
    }
  };
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...needed.values()] };
}

// The cache adds `__typename` to every selection before an operation leaves the client.
const cache = new InMemoryCache();

/** The text of an operation as the client sends it, and its hash. */
function sent(operation, definitions) {
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  const text = print(cache.transformDocument(withFragments(operation, fragments)));
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

const isOperation = ({ kind }) => kind === Kind.OPERATION_DEFINITION;

/** What a generated document carries beside its definitions: the hash that the server knows it by. */
exports.hashOf = ({ definitions }) => ({ hash: sent(definitions.find(isOperation), definitions).hash });

exports.plugin = (_schema, files) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const operations = definitions
    .filter(isOperation)
    .sort((a, b) => (a.name.value < b.name.value ? -1 : 1))
    .map((operation) => sent(operation, definitions));
  return `${JSON.stringify(Object.fromEntries(operations.map(({ hash, text }) => [hash, text])), null, 2)}\n`;
};
