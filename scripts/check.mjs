// Everything that can be known without running the product; of the database only what its migrations make.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { run } from './support/run.mjs';

/** Runs a generator (an npm script) and fails if a committed file would have been another one. */
function upToDate(script, ...files) {
  const read = () => files.map((file) => readFileSync(file, 'utf8'));
  const before = read();
  execFileSync('npm', ['run', '--silent', script], { stdio: ['ignore', 'ignore', 'inherit'] });
  const stale = read().flatMap((text, index) => (text === before[index] ? [] : [files[index]]));
  if (stale.length === 0) return;
  console.error(`${stale.join(', ')} was out of date; it is written anew, commit it`);
  process.exit(1);
}

// TypeScript 7 checks; 5.9 is there for tools that need its JavaScript API.
run('npm', ['run', '--silent', 'check:types']);
run('npx', ['biome', 'check', '--error-on-warnings', '.']);
run('npx', [
  'depcruise',
  '--config',
  'dependency-cruiser.config.cjs',
  'client',
  'server',
  'domain',
  'stories',
  'tests',
]);
run('npx', ['knip']);
run('node', ['scripts/check-stories.mjs']);
run('node', ['scripts/check-pictures.mjs']);
upToDate('schema', 'schema.graphql');
upToDate(
  'codegen',
  ...readdirSync('client/graphql/generated').map((file) => `client/graphql/generated/${file}`),
  'server/api/documents/trusted-documents.json',
  'server/api/documents/earlier-documents.json',
);
run('npx', ['vitest', 'run', '--project', 'drift', '--reporter=dot']);
console.log('check: all good');
