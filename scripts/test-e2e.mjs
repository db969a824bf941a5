// Builds the product if need be and plays the journeys of tests/e2e in Chromium.
import { ensureChromium } from './support/chromium.mjs';
import { run } from './support/run.mjs';
import { isStale } from './support/stale.mjs';

const CHROMIUM = ensureChromium();
if (isStale()) run('node', ['scripts/build.mjs']);
run('npx', ['playwright', 'test', ...process.argv.slice(2)], { CHROMIUM });
