import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = process.cwd();

/** For each rule a file with one import that breaks it. */
const FAULTS: Record<string, { file: string; imports: string }> = {
  'domain-is-alone': { file: 'domain/alone.ts', imports: '../server/thing.ts' },
  'domain-does-no-io': { file: 'domain/io.ts', imports: 'node:fs' },
  'rules-are-pure': { file: 'server/modules/one/one.rules.ts', imports: './one.service.ts' },
  'resolvers-know-no-database': { file: 'server/modules/one/one.resolver.ts', imports: 'typeorm' },
  'services-know-no-transport': { file: 'server/modules/one/transport.service.ts', imports: 'type-graphql' },
  'modules-meet-in-services': { file: 'server/modules/two/two.service.ts', imports: '../one/one.resolver.ts' },
  'kernel-knows-no-module': { file: 'server/kernel/know.ts', imports: '../modules/one/one.service.ts' },
  'transport-knows-no-module': { file: 'server/api/module.ts', imports: '../modules/one/one.service.ts' },
  'modules-know-no-transport': { file: 'server/modules/one/api.ts', imports: '../../api/thing.ts' },
  'modules-are-announced-to-the-root': { file: 'server/modules/two/two.rules.ts', imports: '../one/module.ts' },
  'client-knows-no-server': { file: 'client/server.ts', imports: '../server/thing.ts' },
  'server-knows-no-client': { file: 'server/client.ts', imports: '../client/thing.ts' },
  'features-are-apart': { file: 'client/features/one/apart.ts', imports: '../two/thing.ts' },
  'ui-knows-no-feature': { file: 'client/ui/feature.ts', imports: '../features/two/thing.ts' },
  'parts-know-no-feature': { file: 'client/parts/feature.ts', imports: '../features/two/thing.ts' },
  'features-ask-their-own': { file: 'client/features/one/ask.ts', imports: '../../graphql/generated/two.ts' },
  'features-know-no-app': { file: 'client/features/one/app.ts', imports: '../../app/thing.ts' },
  'nothing-imports-stories-or-tests': { file: 'client/stories.ts', imports: '../stories/thing.ts' },
  'product-knows-no-proof': { file: 'server/modules/two/proof.service.ts', imports: '../one/one.proof.ts' },
  'no-cycles': { file: 'server/about.ts', imports: './round.ts' },
  resolvable: { file: 'server/nowhere.ts', imports: './not-there.ts' },
};
/** What the faults reach, and files without a fault. */
const HOUSE: Record<string, string> = {
  'server/thing.ts': '',
  'server/round.ts': "import './about.ts';",
  'server/api/thing.ts': "import '../kernel/thing.ts';",
  'server/kernel/thing.ts': "import '#domain/fine.ts';",
  'server/modules/one/module.ts': "import './one.service.ts';",
  'server/modules/one/one.proof.ts': "import '../../../tests/thing.ts';",
  'server/modules/modules.ts': "import './one/module.ts';",
  'server/modules/one/one.service.ts': "import '#domain/fine.ts';",
  'client/thing.ts': '',
  'client/graphql/generated/two.ts': '',
  'client/app/thing.ts': "import '../features/two/thing.ts';",
  'client/features/two/thing.ts': "import '../../ui/thing.ts';",
  'client/ui/thing.ts': '',
  'stories/thing.ts': "import '../client/thing.ts';",
  'tests/thing.ts': "import '../server/thing.ts';",
  'domain/fine.ts': '',
};

interface Violation {
  rule: { name: string };
  from: string;
}
interface Config {
  forbidden: { name: string }[];
}
let house: string;
let violations: Violation[];

beforeAll(() => {
  house = mkdtempSync(join(ROOT, '.data-house-'));
  for (const file of ['dependency-cruiser.config.cjs', 'tsconfig.json', 'package.json'])
    cpSync(join(ROOT, file), join(house, file));
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  const faults = Object.values(FAULTS).map(({ file, imports }) => [file, `import '${imports}';`]);
  for (const [file, text] of [...Object.entries(HOUSE), ...faults] as [string, string][]) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  const bin = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [bin, '--config', 'dependency-cruiser.config.cjs', '--output-type', 'json'];
  const folders = ['domain', 'server', 'client', 'stories', 'tests'];
  const { stdout } = spawnSync('node', [...args, ...folders], { cwd: house, encoding: 'utf8' });
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}, 60_000);
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the import rules', () => {
  it('have a planted fault each', () => {
    const config = createRequire(import.meta.url)('../../../dependency-cruiser.config.cjs') as Config;
    expect(Object.keys(FAULTS).sort()).toEqual(config.forbidden.map((rule) => rule.name).sort());
  });

  it.each(Object.entries(FAULTS))('catch a fault against %s', (name, { file }) => {
    expect(violations.filter(({ rule }) => rule.name === name).map(({ from }) => from)).toContain(file);
  });

  it('find nothing in the files without a fault', () => {
    const innocent = Object.keys(HOUSE).filter((file) => file !== 'server/round.ts');
    expect(violations.filter(({ from }) => innocent.includes(from))).toEqual([]);
  });
});
