import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import compileMessage from 'icu-minify/compile';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { bootPlugin } from './scripts/support/boot-plugin.mjs';
import { chunks } from './scripts/support/chunks.mjs';

/** Every stylesheet begins with the order of the layers: whichever loads first settles it for the page. */
const layerOrder: Plugin = {
  name: 'layer-order',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer tokens,base,ui;${typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)}`;
  },
};

/** Messages are parsed when the client is built: the page carries their parts and not the parser, 8 KB of every first load. */
const compiledWording: Plugin = {
  name: 'compiled-wording',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [{ find: /^use-intl\/format-message$/, replacement: resolve('client/i18n/format-message.ts') }],
    },
  }),
  async load(id) {
    const [, locale] = /[\\/]words\.(zh|en)\.ts$/.exec(id) ?? [];
    if (!locale) return null;
    const { module } = await runnerImport<Record<string, Record<string, Record<string, string>>>>(id, {
      configFile: false,
    });
    const compiled = Object.entries(module[locale] ?? {}).map(([namespace, words]) => {
      const messages = Object.entries(words).map(([key, message]) => [key, compileMessage(message)]);
      return [namespace, Object.fromEntries(messages)];
    });
    return `export const ${locale} = ${JSON.stringify(Object.fromEntries(compiled))};`;
  },
};

/** The web client. Each route is its own chunk; the libraries every route needs are shared chunks. */
export default defineConfig({
  root: 'client',
  publicDir: 'public',
  plugins: [react(), layerOrder, compiledWording, bootPlugin()],
  server: {
    port: 5173,
    proxy: {
      // exactly: the folder of the same name holds modules of the client
      '^/graphql$': 'http://127.0.0.1:4000',
      '^/api/': 'http://127.0.0.1:4000',
      '^/files/': 'http://127.0.0.1:4000',
      '^/strokes/': 'http://127.0.0.1:4000',
      '^/pinyin/': 'http://127.0.0.1:4000',
      '^/outbox$': 'http://127.0.0.1:4000',
    },
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
});
