import { type GraphQLOutputType, getNamedType, isObjectType, Kind, type SelectionSetNode } from 'graphql';
import { expect, it } from 'vitest';
import { documentOf } from '#server/api/rest/router.ts';
import { listRoutes } from '#server/api/rest/routes.ts';
import { rootSelection } from '#server/api/rest/selection.ts';
import { createSchema } from '#server/schema.ts';

const INDENT = '  ';

/** The keys that REST answers with, each with its type in the schema, before lists become objects by their keys. */
function keysOf(type: GraphQLOutputType, selection: SelectionSetNode | undefined, depth: number): string[] {
  const named = getNamedType(type);
  if (!isObjectType(named) || !selection) return [];
  return selection.selections
    .flatMap((node) => (node.kind === Kind.FIELD ? [node] : []))
    .map((node) => ({ node, key: node.alias?.value ?? node.name.value, field: named.getFields()[node.name.value] }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .flatMap(({ node, key, field }) => {
      const below = field ? keysOf(field.type, node.selectionSet, depth + 1) : [];
      const kind = below.length > 0 ? String(field?.type).replace(/\w+/, '…') : String(field?.type);
      return [`${INDENT.repeat(depth)}${key}: ${kind}`, ...below];
    });
}

it('a route answers what it answered: what is added to a type of the graph widens none', async () => {
  const routes = listRoutes(createSchema()).map((route) => {
    const keys = keysOf(route.field.type, rootSelection(documentOf(route)), 1);
    return [`${route.method} ${route.path}${route.as ? ` as ${route.as}` : ''}`, ...keys].join('\n');
  });
  await expect(`${routes.sort().join('\n\n')}\n`).toMatchFileSnapshot('rest-shapes.txt');
});
