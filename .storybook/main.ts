import { readdirSync, readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { picturesMode } from '../scripts/support/pictures.mjs';

const IMPORT = /^(?:import|export) (?!type )[^'"]*?from '([^'.#/][^']*)'/gm;
const OWN = /^(node:|vitest|storybook|@storybook)/;

/**
 * Packages the client and its stories import. Found late, one makes Vite reload the page under the story that is playing.
 */
function packagesInUse() {
  const files = ['client', 'stories', '.storybook'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
  const names = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(IMPORT)].map((match) => match[1] ?? ''),
  );
  return [...new Set(names)].filter((name) => !OWN.test(name));
}

export default {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    define: { ...config.define, 'import.meta.env.PICTURES': JSON.stringify(picturesMode()) },
    optimizeDeps: { ...config.optimizeDeps, include: [...(config.optimizeDeps?.include ?? []), ...packagesInUse()] },
  }),
} satisfies StorybookConfig;
