// Prints what each route loads, gzipped, against its budget; with --strict fails where a route is over it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT = 'dist/client';
const KB = 1024;
// The files that a route loads, and the kilobytes of JavaScript and CSS that this may be in all.
const ROUTES = JSON.parse(readFileSync('scripts/size-budgets.json', 'utf8'));
const manifest = JSON.parse(readFileSync(join(ROOT, '.vite/manifest.json'), 'utf8'));

const gzipped = new Map();
const sizeOf = (file) => {
  if (!gzipped.has(file)) gzipped.set(file, gzipSync(readFileSync(join(ROOT, file))).length);
  return gzipped.get(file);
};

/** Every chunk that loading these entries pulls in by static imports. */
function reach(keys) {
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...seen];
}

const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0);
const kb = (bytes) => (bytes / KB).toFixed(1).padStart(7);
// Latin text fonts are what every page asks for; the display face is cut to the product's own words.
const fonts = Object.values(manifest)
  .filter((chunk) => /\.woff2$/.test(chunk.file) && /nunito-latin-wght-normal|zcool|display/i.test(chunk.file))
  .map((chunk) => chunk.file);

let over = false;
console.log('route            js kB gz  budget   css kB gz  budget');
for (const { route, entries, js, css } of ROUTES) {
  const chunks = reach(['index.html', ...entries]);
  const missing = entries.filter((entry) => !manifest[entry]);
  if (missing.length > 0) {
    console.log(`${route.padEnd(14)} missing ${missing.join(', ')}`);
    over = true;
    continue;
  }
  const jsSize = sum(chunks.map((chunk) => chunk.file));
  const cssSize = sum([...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]);
  const late = jsSize > js * KB || cssSize > css * KB;
  over ||= late;
  console.log(
    `${route.padEnd(14)} ${kb(jsSize)} ${String(js).padStart(7)}     ${kb(cssSize)} ${String(css).padStart(7)} ${late ? '  OVER' : ''}`,
  );
}
console.log(`fonts          ${kb(sum(fonts))}     110  (${fonts.length} files)`);
if (over && process.argv.includes('--strict')) process.exit(1);
