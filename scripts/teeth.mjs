// Takes away one guard after the other, in a copy of the sources or in the template database, and shows that its test
// misses it. `npm run teeth -- words` tries those whose name or test has the words. Exit 1 when a removal goes unnoticed.
import '@oxc-node/core/register';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GUARDS, withoutGuard } from './teeth/guards.mjs';

/** Enough for a race to show, little enough for many guards. */
const SCALE = { PROOF_ATTEMPTS: '800', PROOF_SEQUENCES: '400', PROOF_SHORTEST: 'no' };

const words = process.argv.slice(2).join(' ');
const chosen = GUARDS.filter(({ name, test }) => name.includes(words) || test.includes(words));
const copy = copySources();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(1));

// One for all, rather than one for each guard.
const { startEmbeddedPostgres } = await import('../server/database/embedded/embedded.ts');
const postgres = await startEmbeddedPostgres({ dataDir: join(copy, '.data', 'postgres'), database: 'admin' });

const asItIs = new Map();
const together = await failuresWithout(chosen.filter((guard) => guard.together));
const rows = [];
for (const guard of chosen) {
  const began = Date.now();
  const outcome = await outcomeOf(guard);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${outcome.padEnd(12)} ${guard.name}  →  ${guard.test} “${guard.named}”  (${seconds} s)`);
  rows.push({ guard, outcome });
}
const missed = rows.filter(({ outcome }) => outcome !== 'caught');
console.log(`\n${rows.length - missed.length} of ${rows.length} guards are missed by their test when they are gone`);
for (const { guard, outcome } of missed) console.log(`  ${outcome}: ${guard.name}`);
await postgres.stop();
process.exit(missed.length > 0 ? 1 : 0);

/** `caught`, or what is wrong with the guard's entry or test. */
async function outcomeOf(guard) {
  const without = guard.find === undefined ? null : withoutGuard(copy, guard);
  if (guard.find !== undefined && !without) return 'no match';
  if (!(await passesAsItIs(guard))) return 'fails anyway';
  if (guard.together) return together.some((name) => name.endsWith(guard.named)) ? 'caught' : 'UNNOTICED';
  const source = without && readFileSync(join(copy, without.file), 'utf8');
  if (without) writeFileSync(join(copy, without.file), without.text);
  const { passed, failed } = await run(guard, { named: [guard.named], sql: guard.sql });
  if (without) writeFileSync(join(copy, without.file), source);
  return failed.length > 0 ? 'caught' : passed > 0 ? 'UNNOTICED' : 'no test';
}

/** The tests that the guards of this one's file name pass while every guard is in place; each file is run once. */
async function passesAsItIs(guard) {
  if (!asItIs.has(guard.test)) {
    const named = new Set(chosen.filter(({ test }) => test === guard.test).map((other) => other.named));
    const { passed, failed } = await run(guard, { named: [...named] });
    for (const name of failed) console.log(`fails with every guard in place: ${name}`);
    asItIs.set(guard.test, passed > 0 && failed.length === 0);
  }
  return asItIs.get(guard.test);
}

/** Names of the tests that fail when several guards of one file are gone at once. */
async function failuresWithout(guards) {
  const [first] = guards;
  if (!first) return [];
  const { failed } = await run(first, { named: [], sql: guards.map(({ sql }) => sql).join(';') });
  return failed;
}

/** How many of the tests that are named pass, and the names of those that fail; no name stands for all. */
async function run({ project, test }, { named, sql = '' }) {
  const report = join(copy, 'teeth.json');
  rmSync(report, { force: true });
  const literal = named.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = literal.length > 0 ? ['-t', literal.join('|')] : [];
  const child = spawn(
    'npx',
    ['vitest', 'run', '--project', project, test, ...pattern, '--reporter=json', `--outputFile=${report}`],
    {
      cwd: copy,
      env: { ...SCALE, ...process.env, PROOF_TEMPLATE_SQL: sql, TEST_DATABASE_URL: postgres.url },
      stdio: 'ignore',
    },
  );
  await once(child, 'exit');
  return resultOf(report);
}

function resultOf(report) {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = testResults.flatMap(({ name, status, assertionResults }) => {
      const names = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
      return status === 'failed' && names.length === 0 ? [name] : names;
    });
    return { passed: numPassedTests, failed };
  } catch {
    return { passed: 0, failed: [] };
  }
}

/** The tracked and new files of the tree, without pictures, with our node_modules. */
function copySources() {
  const target = mkdtempSync(join(tmpdir(), 'bread-teeth-'));
  // The user of PostgreSQL enters it too.
  chmodSync(target, 0o755);
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.stdout.split('\0').filter((name) => name && !name.startsWith('tests/visual/'))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(file, join(target, file), { force: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(target, 'node_modules'));
  return target;
}
