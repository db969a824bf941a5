import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { picturesMode } from '../scripts/support/pictures.mjs';

export default {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    define: { ...config.define, 'import.meta.env.PICTURES': JSON.stringify(picturesMode()) },
    // stories start at once and together: nothing may be found late and reload the page under them
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: ['stories/**/*.stories.tsx', '.storybook/*.ts?(x)'].map((glob) =>
        fileURLToPath(new URL(`../${glob}`, import.meta.url)),
      ),
    },
  }),
} satisfies StorybookConfig;
