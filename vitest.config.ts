import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { samePicture } from './.storybook/same-picture.ts';
import { findChromium, plainBrowser } from './scripts/support/chromium.mjs';

// Vite prefers graphql's `module` (index.mjs) while externalised packages require() index.js: keep one instance.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

// The plugin loads all of Storybook, which a run of other projects would wait for.
const asked = process.argv.filter((_, at, words) => words[at - 1] === '--project');
const withStories = asked.length === 0 || asked.includes('storybook');

const onPostgres = {
  environment: 'node' as const,
  globalSetup: ['tests/support/postgres.global.ts'],
  setupFiles: ['tests/support/server.setup.ts'],
  pool: 'forks' as const,
  maxWorkers: 2,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** Measures what the machine can do, so nothing runs beside it. */
const OVERLOAD = 'tests/faults/overload.test.ts';

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
        test: { name: 'integration', isolate: false, include: ['tests/integration/**/*.test.ts'], ...onPostgres },
      },
      {
        resolve: oneGraphql,
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], ...onPostgres },
      },
      {
        resolve: oneGraphql,
        // Run by `npm run check`: whether what is written by hand still fits the migrated database.
        test: { name: 'drift', include: ['tests/drift/**/*.test.ts'], ...onPostgres },
      },
      {
        resolve: oneGraphql,
        test: { name: 'door', include: ['tests/door/**/*.test.ts'], ...onPostgres },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'faults',
          // They wait for time-outs, restarts and locks more than they work: two beside each other.
          include: ['tests/faults/**/*.test.ts'],
          exclude: [OVERLOAD],
          ...onPostgres,
          globalSetup: ['tests/support/proof.global.ts'],
          hookTimeout: 180_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'proof',
          include: ['tests/{races,model}/**/*.test.ts', OVERLOAD],
          ...onPostgres,
          globalSetup: ['tests/support/proof.global.ts'],
          // Each file starts servers of its own, and waits for them as long as a busy machine needs.
          hookTimeout: 180_000,
          // One file after the other: each drives servers of its own as hard as the machine allows.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: withStories ? [storybookTest({ configDir: '.storybook' })] : [],
        test: {
          name: 'storybook',
          // A story waits more than it works: three pages share two cores well.
          maxWorkers: 3,
          // On a machine that decides over a landing a story gets a second look, which is counted; elsewhere it gets none.
          retry: process.env.CI ? 1 : 0,
          setupFiles: ['.storybook/vitest.setup.ts'],
          // a flow plays all the stories before it
          testTimeout: 60_000,
          // the shots of a screen, each with its checks
          hookTimeout: 90_000,
          browser: {
            enabled: true,
            // One page for all files of a worker: each page of its own loads everything anew, a third of the time.
            isolate: false,
            headless: true,
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                comparators: { samePicture },
                comparatorName: 'samePicture',
                // until two pictures in a row are the same; a busy machine takes its time
                timeout: 20_000,
                resolveScreenshotPath: ({ root, arg, ext }) => `${root}/tests/visual/unpacked/${arg}${ext}`,
                resolveDiffPath: ({ root, arg, ext }) => `${root}/tests/visual/diff/${arg}${ext}`,
              },
            },
            viewport: { width: 960, height: 640 },
            provider: playwright({
              launchOptions: {
                executablePath: findChromium(),
                args: [
                  ...plainBrowser,
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
