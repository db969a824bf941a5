import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDataSource } from '#server/database/data-source.ts';

const migrations = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/migrations\/\d[^/]*\.ts$/.test(path))
  .map((path) => ({ name: basename(path, '.ts'), text: readFileSync(`server/${path}`, 'utf8') }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

describe('migrations', () => {
  // What a migration did is changed by another one: a database that ran it does not run it again.
  it('stay as they were when they first ran: a new one adds a line, no line is changed', async () => {
    const lines = migrations.map(({ name, text }) => `${createHash('sha256').update(text).digest('hex')}  ${name}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('migrations.txt');
  });

  it('say by themselves what they do: none of them changes with the rest of the sources', () => {
    const imports = migrations.flatMap(({ name, text }) =>
      [...text.matchAll(/^import (?!type ).*$/gm)].map(([line]) => `${name}: ${line}`),
    );
    expect(imports).toEqual([]);
  });

  it('are all run, each at a time of its own', () => {
    const { migrations: run } = createDataSource({ url: 'postgres://nowhere', pool: 1, statementTimeoutMs: 0 }).options;
    const times = migrations.map(({ name }) => name.split('-')[0]);
    expect(new Set(times).size).toBe(times.length);
    const known = (run as { name: string }[]).map(({ name }) => name.replace(/^\D+/, ''));
    expect(known.sort()).toEqual(times);
  });
});
