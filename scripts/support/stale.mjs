import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'client',
  'server',
  'domain',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
];

/** Time of the newest file below a path, in milliseconds; 0 where there is none. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** True when the built product is missing or older than any of its sources. */
export function isStale() {
  const built = Math.min(newest('dist/server/main.js'), newest('dist/client/index.html'));
  return built === 0 || SOURCES.some((source) => newest(source) > built);
}
