import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Every stylesheet begins with the order of the layers: whichever loads first settles it for the page. */
const layerOrder: Plugin = {
  name: 'layer-order',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer tokens,base,ui;${typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)}`;
  },
};

/** The web client. Each route is its own chunk; the libraries every route needs are shared chunks. */
export default defineConfig({
  root: 'client',
  publicDir: 'public',
  plugins: [react(), layerOrder],
  server: {
    port: 5173,
    proxy: {
      // exactly: the folder of the same name holds modules of the client
      '^/graphql$': 'http://127.0.0.1:4000',
      '^/api/': 'http://127.0.0.1:4000',
      '^/outbox$': 'http://127.0.0.1:4000',
    },
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'apollo',
              test: /node_modules[\\/](@apollo|graphql|rxjs|@wry|optimism|tslib|@graphql-typed-document-node)[\\/]/,
            },
            { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/ },
          ],
        },
      },
    },
  },
});
