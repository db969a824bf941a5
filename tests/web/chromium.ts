import { ensureChromium } from '../../scripts/support/chromium.mjs';

export const executablePath: string = ensureChromium();

/** How every browser of these measurements is started. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
