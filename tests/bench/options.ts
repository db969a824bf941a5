import { parseArgs } from 'node:util';

export interface BenchOptions {
  users: number;
  memories: number;
  rounds: number;
  seconds: number;
  connections: number;
  /** Operations and servers to play; all where empty. The bare server always plays. */
  ops: string[];
  servers: string[];
}
type Numbers = Omit<BenchOptions, 'ops' | 'servers'>;

const FULL: Numbers = { users: 10_000, memories: 2_000_000, rounds: 10, seconds: 2, connections: 64 };
const QUICK: Numbers = { users: 1000, memories: 50_000, rounds: 2, seconds: 1, connections: 16 };

/**
 * Options of the command line: `--quick` for a look, `--users`, `--memories`, `--rounds`, `--seconds`,
 * `--connections`, `--ops Q1,Q3`, `--servers product,yoga`.
 */
export function readOptions(): BenchOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      users: text,
      memories: text,
      rounds: text,
      seconds: text,
      connections: text,
      ops: text,
      servers: text,
    },
  });
  const base = values.quick ? QUICK : FULL;
  const number = (name: keyof Numbers) => {
    const value = Number(values[name] ?? base[name]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number of at least 1`);
    return value;
  };
  return {
    users: number('users'),
    memories: number('memories'),
    rounds: number('rounds'),
    seconds: number('seconds'),
    connections: number('connections'),
    ops: values.ops?.split(',') ?? [],
    servers: values.servers?.split(',') ?? [],
  };
}
