import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The web client. Each route is its own chunk; the libraries every route needs are shared chunks. */
export default defineConfig({
  root: 'client',
  publicDir: 'public',
  plugins: [react()],
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
