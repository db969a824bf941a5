// Every test there is, one kind after the other; ends with one line that counts them all.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './support/chromium.mjs';
import { COUNTED } from './support/picture-files.mjs';

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const env = { ...process.env, CHROMIUM: ensureChromium() };

/** A run of Vitest, by this command, that also writes what it counted. */
const vitest = (name, ...command) => ({
  name,
  report: join(RESULTS, `${name}.json`),
  command: [
    ...command,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/support/count-reporter.mjs',
    `--outputFile=${join(RESULTS, `${name}.json`)}`,
  ],
  env: { RETRIED: join(RESULTS, `${name}-retried.json`) },
  count: (json) => ({
    passed: json.numPassedTests,
    skipped: json.numPendingTests + json.numTodoTests,
    retried: JSON.parse(readFileSync(join(RESULTS, `${name}-retried.json`), 'utf8')).length,
    failed: json.numFailedTests + (json.numFailedTestSuites && !json.numFailedTests ? 1 : 0),
    failures: json.testResults.flatMap((file) => {
      const failures = file.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => ({ where: file.name, test: test.fullName, why: test.failureMessages[0] }));
      return failures.length > 0 || file.status !== 'failed' ? failures : [{ where: file.name, why: file.message }];
    }),
  }),
});
const PROJECTS = ['unit', 'integration', 'contract', 'door'].flatMap((name) => ['--project', name]);
const STEPS = [
  vitest('server', 'npx', 'vitest', 'run', ...PROJECTS),
  vitest('proof', 'npx', 'vitest', 'run', '--project', 'faults', '--project', 'proof'),
  vitest('stories', 'node', 'scripts/test-stories.mjs', '--changed'),
  {
    name: 'e2e',
    report: join(RESULTS, 'e2e.json'),
    command: ['node', 'scripts/test-e2e.mjs', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(RESULTS, 'e2e.json') },
    count: (json) => ({
      passed: json.stats.expected + json.stats.flaky,
      skipped: json.stats.skipped,
      retried: json.stats.flaky,
      failed: json.stats.unexpected,
      failures: json.suites.flatMap(failedSpecs),
    }),
  },
];

const total = { passed: 0, failed: 0, skipped: 0, retried: 0, failures: [] };
for (const step of STEPS) {
  console.log(`\n── ${step.name}`);
  const { status } = spawnSync(step.command[0], step.command.slice(1), {
    stdio: 'inherit',
    env: { ...env, ...step.env },
  });
  const counted = countOf(step);
  for (const what of ['passed', 'skipped', 'retried']) total[what] += counted[what];
  // A run that dies without a failed test (a crash, a build error) is a failure too.
  total.failed += status !== 0 && counted.failed === 0 ? 1 : counted.failed;
  total.failures.push(...counted.failures.map((failure) => ({ step: step.name, ...failure })));
}
// Again at the end, where a log of many thousand lines is read first.
for (const { step, where, test = '', why = '' } of total.failures)
  console.log(`\n✗ ${step}: ${relative('.', where)} ${test}\n${stripVTControlCharacters(why).slice(0, 2000)}`);
const pictures = picturesCounted();
console.log(
  `\n${total.retried} retried, ${total.skipped} skipped, ${pictures.compared} pictures compared${pictures.skipped > 0 ? `, ${pictures.skipped} PICTURES NOT COMPARED` : ''}`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function countOf(step) {
  try {
    return step.count(JSON.parse(readFileSync(step.report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0, retried: 0, failures: [] };
  }
}

/** What the run of the stories said of its pictures; none where it did not get there. */
function picturesCounted() {
  return existsSync(COUNTED) ? JSON.parse(readFileSync(COUNTED, 'utf8')) : { compared: 0, skipped: 0 };
}

/** The tests of a suite of Playwright that failed, those of the suites in it too. */
function failedSpecs(suite) {
  const failed = suite.specs
    .filter((spec) => !spec.ok)
    .map((spec) => ({
      where: join('tests/e2e', spec.file),
      test: spec.title,
      why: spec.tests[0]?.results.at(-1)?.error?.message,
    }));
  return [...failed, ...(suite.suites ?? []).flatMap(failedSpecs)];
}
