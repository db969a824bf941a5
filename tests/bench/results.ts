import type { Face, Operation } from './operations.ts';

/** One measured cell: one operation on one face of one server in one round. */
export interface Cell {
  server: string;
  face: Face;
  op: Operation;
  rps: number;
  p50_ms: number;
  p99_ms: number;
  /** Processor time of the server process for a request, in microseconds. */
  cpu_us: number;
  errors: number;
}

/** The median of a cell's rounds beside the bare server. */
export interface Result extends Cell {
  /** CPU of the bare server by this one's; 1 is the limit. */
  ratio_to_bare: number;
  /** CPU of this one by that of the product by hash: how many times as much it takes. Null where the product did not play. */
  ratio_to_hash: number | null;
  /** The bare server's own rounds differ by more than 30 %. */
  noisy: boolean;
}

const NOISY_SPREAD = 0.3;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
};

/** Medians over the rounds. Ratios are taken within a round, whose cells lie close in time, and then their median. */
export function summarise(rounds: readonly (readonly Cell[])[]): Result[] {
  const all = rounds.flat();
  return (rounds[0] ?? []).map(({ server, face, op }) => {
    const own = all.filter((cell) => cell.server === server && cell.face === face && cell.op === op);
    const cpuOf = (wanted: Face) =>
      all.filter((cell) => cell.face === wanted && cell.op === op).map((cell) => cell.cpu_us);
    const [bare, hash] = [cpuOf('bare'), cpuOf('hash')];
    const of = (key: 'rps' | 'p50_ms' | 'p99_ms' | 'cpu_us') => median(own.map((cell) => cell[key]));
    return {
      server,
      face,
      op,
      rps: Math.round(of('rps')),
      p50_ms: of('p50_ms'),
      p99_ms: of('p99_ms'),
      cpu_us: Math.round(of('cpu_us')),
      ratio_to_bare: Number(median(own.map((cell, round) => (bare[round] as number) / cell.cpu_us)).toFixed(3)),
      ratio_to_hash:
        hash.length > 0
          ? Number(median(own.map((cell, round) => cell.cpu_us / (hash[round] as number))).toFixed(3))
          : null,
      errors: own.reduce((sum, cell) => sum + cell.errors, 0),
      noisy: (Math.max(...bare) - Math.min(...bare)) / median(bare) > NOISY_SPREAD,
    };
  });
}

/** The results as a Markdown table. */
export function toMarkdown(results: readonly Result[]): string {
  const head = [
    'posting',
    'server',
    'face',
    'CPU µs',
    'ratio to bare',
    'times hash',
    'req/s',
    'p50 ms',
    'p99 ms',
    'errors',
    '',
  ];
  const rows = results.map((r) => [
    r.op,
    r.server,
    r.face,
    r.cpu_us,
    r.ratio_to_bare.toFixed(2),
    r.ratio_to_hash?.toFixed(2) ?? '',
    r.rps,
    r.p50_ms,
    r.p99_ms,
    r.errors,
    r.noisy ? 'noisy' : '',
  ]);
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
