import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = process.cwd();
let house: string;

/** A file with one import for each rule that it breaks. */
const FAULTS: Record<string, { file: string; source: string; beside?: Record<string, string> }> = {
  'domain-is-alone': { file: 'domain/fault.ts', source: "import '../server/thing.ts';" },
  'domain-does-no-io': { file: 'domain/fault.ts', source: "import 'node:fs';" },
  'rules-are-pure': {
    file: 'server/modules/one/fault.rules.ts',
    source: "import './one.service.ts';",
    beside: { 'server/modules/one/one.service.ts': '' },
  },
  'resolvers-know-no-database': { file: 'server/modules/one/fault.resolver.ts', source: "import 'typeorm';" },
  'services-know-no-transport': { file: 'server/modules/one/fault.service.ts', source: "import 'type-graphql';" },
  'modules-meet-in-services': {
    file: 'server/modules/one/fault.service.ts',
    source: "import '../two/two.resolver.ts';",
    beside: { 'server/modules/two/two.resolver.ts': '' },
  },
  'client-knows-no-server': { file: 'client/fault.ts', source: "import '../server/thing.ts';" },
  'server-knows-no-client': {
    file: 'server/fault.ts',
    source: "import '../client/thing.ts';",
    beside: { 'client/thing.ts': '' },
  },
  'features-are-apart': {
    file: 'client/features/one/fault.ts',
    source: "import '../two/thing.ts';",
    beside: { 'client/features/two/thing.ts': '' },
  },
  'ui-knows-no-feature': {
    file: 'client/ui/fault.ts',
    source: "import '../features/two/thing.ts';",
    beside: { 'client/features/two/thing.ts': '' },
  },
  'features-know-no-app': {
    file: 'client/features/one/fault.ts',
    source: "import '../../app/thing.ts';",
    beside: { 'client/app/thing.ts': '' },
  },
  'nothing-imports-stories-or-tests': {
    file: 'client/fault.ts',
    source: "import '../stories/thing.ts';",
    beside: { 'stories/thing.ts': '' },
  },
  'no-cycles': {
    file: 'server/fault.ts',
    source: "import './other.ts';",
    beside: { 'server/other.ts': "import './fault.ts';" },
  },
  resolvable: { file: 'server/fault.ts', source: "import './nowhere.ts';" },
};

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
};

/** Names of the rules that a house with these files breaks. */
function broken(files: Record<string, string>): string[] {
  for (const folder of ['domain', 'server', 'client', 'stories', 'tests']) {
    rmSync(join(house, folder), { recursive: true, force: true });
    mkdirSync(join(house, folder));
  }
  for (const [path, text] of Object.entries({ 'server/thing.ts': '', ...files })) write(path, text);
  const bin = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [bin, '--config', 'dependency-cruiser.config.cjs', '--output-type', 'json'];
  let report: string;
  try {
    report = execFileSync('node', [...args, 'domain', 'server', 'client', 'stories', 'tests'], {
      cwd: house,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    report = (error as { stdout: string }).stdout;
  }
  const { summary } = JSON.parse(report) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map((violation) => violation.rule.name))];
}

beforeAll(() => {
  house = mkdtempSync(join(ROOT, '.data-house-'));
  for (const file of ['dependency-cruiser.config.cjs', 'tsconfig.json', 'package.json']) cpSync(join(ROOT, file), join(house, file));
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the import rules', () => {
  it('have a planted fault each', async () => {
    const config = (await import('../../../dependency-cruiser.config.cjs')) as { default: { forbidden: { name: string }[] } };
    expect(Object.keys(FAULTS).sort()).toEqual(config.default.forbidden.map((rule) => rule.name).sort());
  });

  it.each(Object.entries(FAULTS))('catch a fault against %s', { timeout: 30_000 }, (name, { file, source, beside }) => {
    expect(broken({ ...beside, [file]: source })).toContain(name);
  });

  it('find nothing where nothing is wrong', { timeout: 30_000 }, () => {
    expect(broken({ 'domain/fine.ts': '', 'server/modules/one/one.rules.ts': "import '#domain/fine.ts';" })).toEqual([]);
  });
});
