import { resolve } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import startPostgres from './postgres.global.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server, built from the sources as they are now. */
    serverBundle: string;
  }
}

/** PostgreSQL with a template database, and the server's bundle, for tests that start the product as processes. */
export default async function setup(project: TestProject) {
  const stopPostgres = await startPostgres(project);
  // Beside the PostgreSQL files of this run, which are removed at its end.
  const outDir = resolve('.data', `test-${project.name}-${process.pid}`, 'server');
  await build({ configFile: 'vite.server.config.ts', logLevel: 'warn', build: { outDir } });
  project.provide('serverBundle', resolve(outDir, 'main.js'));
  return stopPostgres;
}
