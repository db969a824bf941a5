import { mergeConfig } from 'vite';
import client from './vite.config.ts';

/** The client's own components, built for Node, to draw its first pages with. */
export default mergeConfig(
  { ...client, build: {}, plugins: client.plugins?.slice(0, -1) },
  {
    build: {
      ssr: 'app/first-page/draw.tsx',
      outDir: '../dist/first-pages',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'node20',
    },
    // As in a browser, or the libraries would draw what only a server of theirs would.
    ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'import', 'default'] } },
  },
);
