// Everything that can be known without running the product.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { run } from './support/run.mjs';

/** Runs a generator and fails if a committed file would have been another one. */
function upToDate(file, generate) {
  const before = readFileSync(file, 'utf8');
  generate();
  if (readFileSync(file, 'utf8') === before) return;
  console.error(`${file} was out of date; it is written anew, commit it`);
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
upToDate('schema.graphql', () =>
  execFileSync('npm', ['run', '--silent', 'schema'], { stdio: ['ignore', 'ignore', 'inherit'] }),
);
upToDate('client/graphql/generated/graphql.ts', () =>
  execFileSync('npm', ['run', '--silent', 'codegen'], { stdio: ['ignore', 'ignore', 'inherit'] }),
);
console.log('check: all good');
