import { defineConfig } from 'vite';

/** The server bundle: our own code only, packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { input: { main: 'server/main.ts' } },
  },
});
