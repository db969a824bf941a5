import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import type { RunAs } from './binaries.ts';

const SYSTEM_FOLDER = '/var/lib/bread-atlas';

/**
 * Where the files of the cluster really are. As root, PostgreSQL runs as another user, who cannot get into a private home:
 * then they are in /var/lib/bread-atlas, with a link from the wished place.
 */
export function placeOf(wished: string, runAs: RunAs): string {
  fs.mkdirSync(path.dirname(wished), { recursive: true, mode: 0o755 });
  if (!runAs || canEnter(path.dirname(wished), runAs)) return wished;
  const place = path.join(SYSTEM_FOLDER, createHash('sha256').update(wished).digest('hex').slice(0, 16), 'postgres');
  fs.mkdirSync(path.dirname(place), { recursive: true, mode: 0o755 });
  if (!fs.lstatSync(wished, { throwIfNoEntry: false })) fs.symlinkSync(place, wished);
  return place;
}

function canEnter(folder: string, runAs: NonNullable<RunAs>): boolean {
  try {
    execFileSync('test', ['-x', folder], { ...runAs, stdio: 'ignore', cwd: '/' });
    return true;
  } catch {
    return false;
  }
}
