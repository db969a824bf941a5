// Which built files each route asks for before it shows itself, as the build wrote it down.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROUTE_FILES } from './boot-plugin.mjs';

const ROOT = 'dist/client';
export const KB = 1024;

const gzipped = new Map();
/** Gzipped size of a built file, in bytes. */
export function gzipSize(file) {
  if (!gzipped.has(file)) gzipped.set(file, gzipSync(readFileSync(join(ROOT, file))).length);
  return gzipped.get(file);
}

/** JavaScript and style sheets of a route, as paths below the site. */
export function filesOf({ route }) {
  const files = JSON.parse(readFileSync(join(ROOT, ROUTE_FILES), 'utf8'))[route];
  const ending = (end) => files.filter((file) => file.endsWith(end));
  return { js: ending('.js'), css: ending('.css') };
}

/** Bytes of several files, gzipped. */
export const gzipSum = (files) => files.reduce((total, file) => total + gzipSize(file), 0);
