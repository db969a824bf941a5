import type { FieldPolicy } from '@apollo/client';

interface Page {
  offset: number;
}

/**
 * Joins pages of an offset list whose rows stand under `rows`: page 0 starts the list over,
 * later ones are laid at their offset.
 */
export function offsetList(rows: string, keyArgs: string[] = []): FieldPolicy<Page> {
  return {
    keyArgs: keyArgs.length > 0 ? keyArgs : false,
    merge(existing, incoming, { args, readField }) {
      const offset = (args?.offset as number | undefined) ?? 0;
      if (!existing || offset === 0) return incoming;
      const before = readField<readonly unknown[]>(rows, existing as never) ?? [];
      const added = readField<readonly unknown[]>(rows, incoming as never) ?? [];
      return { ...incoming, [rows]: [...before.slice(0, offset), ...added] };
    },
  };
}
