// Cuts Baloo 2 (OFL), the Latin letters and the numerals of the display face, down to what titles are written with; the Chinese
// beside it is ZCOOL KuaiLe's. The package is needed only here:
//   npm pack @fontsource/baloo-2@5.3.0 && tar xzf fontsource-baloo-2-5.3.0.tgz
//   node scripts/subset-baloo.mjs package
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const BUDGET_KB = 14;
/** Must be in the range that client/theme/fonts.css names: ASCII and the apostrophe, signs and accents of English titles. */
const CHARACTERS = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}×é–’−`;

const [source] = process.argv.slice(2);
if (!source) throw new Error('Give the folder of the unpacked package: node scripts/subset-baloo.mjs package');

const fonts = new URL('../client/theme/fonts/', import.meta.url);
const whole = await readFile(join(source, 'files/baloo-2-latin-700-normal.woff2'));
const subset = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2' });
await writeFile(new URL('baloo-2-subset.woff2', fonts), subset);
await copyFile(join(source, 'LICENSE'), new URL('baloo-2-OFL.txt', fonts));
const kb = subset.length / 1024;
console.log(`baloo-2-subset.woff2: ${[...CHARACTERS].length} characters, ${kb.toFixed(1)} KB`);
if (kb > BUDGET_KB) {
  console.error(`Over the budget of ${BUDGET_KB} KB.`);
  process.exit(1);
}
