import type { FieldPolicy } from '@apollo/client';

interface Page {
  offset: number;
  total: number;
}

/**
 * Joins pages of a list that has its newest row first and only grows: later pages are laid at their offset, and the first
 * page, asked for again, comes above the rows that stay. So a map that was scrolled far down keeps its height. Where more is
 * new than the page holds, the list starts over.
 */
export function growingList(rows: string): FieldPolicy<Page> {
  return {
    keyArgs: false,
    merge(existing, incoming, { args, readField }) {
      if (!existing) return incoming;
      const offset = (args?.offset as number | undefined) ?? 0;
      const before = readField<readonly unknown[]>(rows, existing as never) ?? [];
      const added = readField<readonly unknown[]>(rows, incoming as never) ?? [];
      if (offset > 0) return { ...incoming, [rows]: [...before.slice(0, offset), ...added] };
      const grown = incoming.total - existing.total;
      if (grown < 0 || grown > added.length) return incoming;
      return { ...incoming, [rows]: [...added, ...before.slice(added.length - grown)] };
    },
  };
}
