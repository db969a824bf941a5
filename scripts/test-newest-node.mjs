// Days, zones and what is counted by them on the newest Node: its Intl understands more than that of the oldest we run on.
import { spawnSync } from 'node:child_process';

const NEWEST = 'node@24';
const TESTS = ['time', 'checkin', 'tasks', 'locale.test.ts'].map((name) => `tests/unit/server/${name}`);
const vitest = ['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...TESTS];

const { status } = spawnSync('npx', ['--yes', '-p', NEWEST, ...vitest], { stdio: 'inherit' });
process.exit(status ?? 1);
