// The proof at length: more attempts, sequences, kills and a full minute of overload, then every story. `npm run test:long --
// tests/model` runs a part of the proof.
import { run } from './support/run.mjs';

const part = process.argv.slice(2);
run('npx', ['vitest', 'run', '--project', 'faults', '--project', 'proof', ...part], { PROOF: 'long' });
if (part.length === 0) run('node', ['scripts/test-stories.mjs']);
