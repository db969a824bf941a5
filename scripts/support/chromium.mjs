import { spawnSync } from 'node:child_process';
import { findChromium } from './pictures.mjs';

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' });

/** Path of a Chromium; as root on Debian installs it where there is none. Ends the process where none can be had. */
export function ensureChromium() {
  if (!findChromium() && process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('No Chromium found: installing it.');
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  }
  const chromium = findChromium();
  if (chromium) return chromium;
  console.error('Chromium is needed: install it, or name one by CHROMIUM=/path/to/chromium.');
  process.exit(1);
}
