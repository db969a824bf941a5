import { DRAWINGS } from '../drawings.ts';
import { EMOJI } from '../emoji.ts';
import type { Choosable } from './found.ts';

type Of<Table> = Record<keyof Table, readonly Choosable[]>;

const mapped = <Table extends object, Value>(table: Table, choosables: (value: Value) => Choosable[]) =>
  Object.fromEntries(
    Object.entries(table).map(([key, value]) => [key, choosables(value as Value)]),
  ) as unknown as Of<Table>;

/** Our own drawings, as assets of cards and covers name them. */
export const drawings = mapped(DRAWINGS, (names: Record<string, readonly [string, string]>) =>
  Object.entries(names).map(([name, [zh, en]]) => ({ value: `kit:${name}`, zh, en })),
);

export const emoji = mapped(EMOJI, (list: readonly (readonly [string, string, string])[]) =>
  list.map(([value, zh, en]) => ({ value, zh, en })),
);
