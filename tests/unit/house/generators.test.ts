import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = process.cwd();
const BIN = join(ROOT, 'node_modules/.bin');
let house: string;
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: house, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  house = mkdtempSync(join(ROOT, '.data-house-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
  // A file that was moved or removed is listed until that is committed.
  const files = listed.filter((path) => path && !path.startsWith('tests/visual/') && existsSync(path));
  for (const path of files) cpSync(join(ROOT, path), join(house, path));
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

it('a new module is announced, checked and proved as it is made', { timeout: 300_000 }, () => {
  run('node', 'scripts/new-module.mjs', 'sour-dough');
  expect(readFileSync(join(house, 'server/modules/modules.ts'), 'utf8')).toContain('sourDoughs,');
  run('node', 'node_modules/typescript-7/bin/tsc', '--noEmit');
  run(join(BIN, 'biome'), 'check', 'server', 'tests/contract', 'tests/unit/server');
  run(join(BIN, 'depcruise'), '--config', 'dependency-cruiser.config.cjs', 'server');
  run('node', '--import', '@oxc-node/core/register', 'server/emit-schema.ts');
  expect(readFileSync(join(house, 'schema.graphql'), 'utf8')).toContain(
    'createSourDough(input: CreateSourDoughInput!)',
  );
  const made = [
    'tests/unit/server/sour-dough',
    'tests/contract/sour-dough.test.ts',
    'tests/contract/access-table.test.ts',
    'tests/integration/database.test.ts',
  ];
  const projects = ['unit', 'contract', 'integration'].flatMap((project) => ['--project', project]);
  expect(run(join(BIN, 'vitest'), 'run', ...projects, ...made)).toMatch(/Test Files .*4 passed/);
});

it('a new feature is announced and checked as it is made', { timeout: 300_000 }, () => {
  run('node', 'scripts/new-feature.mjs', 'rye-bread');
  run('node', 'scripts/codegen.mjs');
  run('node', 'node_modules/typescript-7/bin/tsc', '--noEmit');
  run(join(BIN, 'biome'), 'check', 'client', 'stories');
  run(join(BIN, 'depcruise'), '--config', 'dependency-cruiser.config.cjs', 'client', 'stories');
  run('node', 'scripts/check-stories.mjs');
  const made = ['tests/unit/client/features.test.ts', 'tests/unit/client/i18n.test.ts'];
  expect(run(join(BIN, 'vitest'), 'run', '--project', 'unit', ...made)).toMatch(/Test Files .*2 passed/);
  expect(run('node', '-p', "require('./client/features/rye-bread/budget.json')[0].path").trim()).toBe('/rye-bread');
});
