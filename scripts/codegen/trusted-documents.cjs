// The client's own operations as it sends them, by their SHA-256: `emit: documents` for the server (hash → text),
// `emit: hashes` for the client (operation → hash).
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

exports.plugin = (_schema, files, { emit }) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  // The cache adds `__typename` to every selection before an operation leaves the client.
  const cache = new InMemoryCache();
  const operations = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const text = print(cache.transformDocument(withFragments(operation, fragments)));
      return { name: operation.name.value, text, hash: createHash('sha256').update(text).digest('hex') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (emit === 'documents')
    return `${JSON.stringify(Object.fromEntries(operations.map(({ hash, text }) => [hash, text])), null, 2)}\n`;
  const entries = operations.map(({ name, hash }) => `  ${name}: '${hash}',`);
  return `/** SHA-256 of each operation's document, by which the server knows it. */\nexport const documentHashes: Readonly<Record<string, string>> = {\n${entries.join('\n')}\n};\n`;
};
