import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WITHOUT_NICE = ['--bounding-set', '-sys_nice'];

/**
 * The command that starts a Chromium as it is for anybody but root: whom root starts puts its window, network and drawing before
 * the page (nice -8 to 0), so that on few processors a tap waits for them. `dispose` takes the command away.
 */
export function withPlainPriority(chromium: string): { command: string; dispose: () => void } {
  if (process.getuid?.() !== 0 || spawnSync('setpriv', [...WITHOUT_NICE, 'true']).status !== 0)
    return { command: chromium, dispose: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'bread-chromium-'));
  const command = join(folder, 'chromium');
  writeFileSync(command, `#!/bin/sh\nexec setpriv ${WITHOUT_NICE.join(' ')} '${chromium}' "$@"\n`, { mode: 0o755 });
  return { command, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}
