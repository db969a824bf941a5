import type { ApolloCache, Reference } from '@apollo/client';

interface ShelfList {
  packages: readonly Reference[];
}

/** Whoever says of a package whether it is on the shelf says so from now on. */
function mark(cache: ApolloCache, id: number, addedShelf: boolean) {
  cache.modify({ id: cache.identify({ __typename: 'Package', id }), fields: { addedShelf: () => addedShelf } });
}

function rewrite(cache: ApolloCache, change: (packages: readonly Reference[]) => readonly Reference[]) {
  cache.modify<{ shelf: ShelfList }>({
    fields: {
      shelf: (list: unknown) => ({ ...(list as ShelfList), packages: change((list as ShelfList).packages) }),
    } as never,
  });
}

const others = (cache: ApolloCache, id: number) => {
  const own = cache.identify({ __typename: 'Package', id });
  return (reference: Reference) => reference.__ref !== own;
};

/** A package that the cache holds stands first on the shelf. */
export function shelve(cache: ApolloCache, id: number) {
  mark(cache, id, true);
  const __ref = cache.identify({ __typename: 'Package', id });
  if (!__ref) return;
  rewrite(cache, (packages) => [{ __ref }, ...packages.filter(others(cache, id))]);
}

/** A package is no longer on the shelf. */
export function unshelve(cache: ApolloCache, id: number) {
  mark(cache, id, false);
  rewrite(cache, (packages) => packages.filter(others(cache, id)));
}
