import { defineConfig } from '@playwright/test';
import { findChromium, plainBrowser } from './scripts/support/chromium.mjs';

const port = process.env.E2E_PORT ?? '4173';
const url = `http://127.0.0.1:${port}`;
const dataDir = `.data/e2e-${port}`;

/** Journeys through the built product. `scripts/test-e2e.mjs` builds it; the server here starts on a database of its own. `E2E_PORT` where the usual one is taken. */
export default defineConfig({
  testDir: 'tests/e2e',
  reporter: 'list',
  outputDir: 'test-results/e2e',
  // Two browsers and a server share two cores: what is awaited may be late by seconds, which proves nothing.
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: 'tests/e2e/trees/{arg}{ext}', children: 'equal' },
  },
  workers: 2,
  timeout: 240_000,
  fullyParallel: true,
  // On a machine that decides over a landing a journey gets a second look, which is counted; elsewhere it gets none.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: plainBrowser },
  },
  webServer: {
    command: `rm -rf ${dataDir} && exec node dist/server/main.js`,
    env: { PORT: port, DATA_DIR: dataDir },
    url: `${url}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
