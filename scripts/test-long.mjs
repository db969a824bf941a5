// The proof at length: more attempts, sequences, kills and a full minute of overload. `npm run test:long -- tests/model`
// runs a part of it.
import { run } from './support/run.mjs';

run('npx', ['vitest', 'run', '--project', 'proof', ...process.argv.slice(2)], { PROOF: 'long' });
