import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const executablePath =
  process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** Journeys through the built product. `scripts/test-e2e.mjs` builds it; the server here starts on a database of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  reporter: 'list',
  outputDir: 'test-results/e2e',
  workers: 2,
  timeout: 120_000,
  use: {
    baseURL: 'http://127.0.0.1:4173',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'rm -rf .data/e2e && exec node dist/server/main.js',
    env: { PORT: '4173', DATA_DIR: '.data/e2e' },
    url: 'http://127.0.0.1:4173/readyz',
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
