// Builds the client and the server, the client first: the server serves its files.
import { run } from './support/run.mjs';

run('npx', ['vite', 'build', '--logLevel', 'warn']);
run('npx', ['vite', 'build', '--config', 'vite.first-pages.config.ts', '--logLevel', 'warn']);
run('node', ['scripts/draw-first-pages.mjs'], { NODE_ENV: 'production' });
run('npx', ['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn']);
run('node', ['scripts/precompress.mjs']);
run('node', ['scripts/report-sizes.mjs']);
