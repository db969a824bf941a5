// Every test there is, one kind after the other; ends with one line that counts them all.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './support/chromium.mjs';

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const env = { ...process.env, CHROMIUM: ensureChromium() };

/** A run of Vitest, by this command, that also writes what it counted. */
const vitest = (name, ...command) => ({
  name,
  report: join(RESULTS, `${name}.json`),
  command: [...command, '--reporter=default', '--reporter=json', `--outputFile=${join(RESULTS, `${name}.json`)}`],
  count: (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + (json.numFailedTestSuites && !json.numFailedTests ? 1 : 0),
  }),
});
const PROJECTS = ['unit', 'integration', 'contract', 'door'].flatMap((name) => ['--project', name]);
const STEPS = [
  vitest('server', 'npx', 'vitest', 'run', ...PROJECTS),
  vitest('proof', 'npx', 'vitest', 'run', '--project', 'proof'),
  vitest('stories', 'node', 'scripts/test-stories.mjs'),
  {
    name: 'e2e',
    report: join(RESULTS, 'e2e.json'),
    command: ['node', 'scripts/test-e2e.mjs', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(RESULTS, 'e2e.json') },
    // A journey that passed when it was looked at again has passed, as a story has; Playwright prints it as flaky.
    count: (json) => ({ passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected }),
  },
];

const total = { passed: 0, failed: 0 };
for (const step of STEPS) {
  console.log(`\n── ${step.name}`);
  const { status } = spawnSync(step.command[0], step.command.slice(1), {
    stdio: 'inherit',
    env: { ...env, ...step.env },
  });
  const counted = countOf(step);
  total.passed += counted.passed;
  // A run that dies without a failed test (a crash, a build error) is a failure too.
  total.failed += status !== 0 && counted.failed === 0 ? 1 : counted.failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function countOf(step) {
  try {
    return step.count(JSON.parse(readFileSync(step.report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
