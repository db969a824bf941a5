import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of this machine: `CHROMIUM`, or where it usually is. */
export const findChromium = () => process.env.CHROMIUM ?? USUAL.find((path) => existsSync(path));

/** Switches of every browser that is started for a test or a measure: it works as root and asks nothing of the network. */
export const plainBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
