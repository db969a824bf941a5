import * as fs from 'node:fs';

interface Owner {
  pid: number;
  /** Start time of the process where the system tells it: pids are reused. */
  started: string | null;
}

/** True while a process of this number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Field 22 of /proc/<pid>/stat, or null where there is no such file. */
function startOf(pid: number): string | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

/**
 * Makes this process the owner of a data directory and returns what gives it back.
 * Throws while another live process owns it; the mark of a dead one is taken over.
 */
export function takeOwnership(dataDir: string): () => void {
  const file = `${dataDir}.owner`;
  const mark = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner);
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      fs.writeFileSync(file, mark, { flag: 'wx' });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = readOwner(file);
    if (owner && owner.pid !== process.pid && isAlive(owner.pid) && startOf(owner.pid) === owner.started)
      throw new Error(
        `${dataDir} is in use by the process ${owner.pid}. Stop it, or give this server a DATA_DIR (and a PORT) of its own.`,
      );
    fs.rmSync(file, { force: true });
  }
  throw new Error(`${dataDir}: another process keeps taking ownership`);
}
