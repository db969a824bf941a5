import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath =
  process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

// Vite prefers graphql's `module` (index.mjs) while externalised packages require() index.js: keep one instance.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

const onPostgres = {
  environment: 'node' as const,
  globalSetup: ['tests/support/postgres.global.ts'],
  setupFiles: ['tests/support/server.setup.ts'],
  pool: 'forks' as const,
  maxWorkers: 2,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          pool: 'threads',
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        resolve: oneGraphql,
        test: { name: 'integration', include: ['tests/integration/**/*.test.ts'], ...onPostgres },
      },
      {
        resolve: oneGraphql,
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], ...onPostgres },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // A busy machine can catch a page between two frames; a second look is printed as such, a changed picture fails both.
          retry: 1,
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ root, arg, ext }) => `${root}/tests/visual/baseline/${arg}${ext}`,
                resolveDiffPath: ({ root, arg, ext }) => `${root}/tests/visual/diff/${arg}${ext}`,
              },
            },
            viewport: { width: 960, height: 640 },
            provider: playwright({
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
                  '--font-render-hinting=none',
                  '--disable-lcd-text',
                  '--force-color-profile=srgb',
                  '--hide-scrollbars',
                ],
              },
              contextOptions: {
                viewport: { width: 1400, height: 3300 },
                deviceScaleFactor: 1,
                reducedMotion: 'reduce',
                locale: 'zh-CN',
                timezoneId: 'UTC',
                colorScheme: 'light',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
