// Builds the server if need be and runs a benchmark of tests/bench with the options it is given.
import { run } from './support/run.mjs';
import { isStale } from './support/stale.mjs';

if (isStale()) run('node', ['scripts/build.mjs']);
run('node', ['--import', '@oxc-node/core/register', ...process.argv.slice(2)]);
