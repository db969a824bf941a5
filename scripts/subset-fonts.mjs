// Cuts ZCOOL KuaiLe (1.6 MB) down to the characters set in it, and the letters of pinyin and of phonetics out of the extended Nunito.
// Run after changing client/theme/display-text.txt.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const theme = new URL('../client/theme/', import.meta.url);
const packages = new URL('../node_modules/', import.meta.url);
const files = new URL('@fontsource/zcool-kuaile/files/', packages);
/** These and the next must be in the range that client/theme/fonts.css names. */
const PINYIN = 'āēīōūǖǎěǐǒǔǚǘǜńňǹḿĀĒŌ';
/** Those of the International Phonetic Alphabet that Nunito has. */
const PHONETIC = 'ˈˌəʒŋ';
const BUDGET_KB = 70;

const text = await readFile(new URL('display-text.txt', theme), 'utf8');
const characters = [...new Set(text)].filter((c) => c.trim()).sort();
const whole = await readFile(new URL('zcool-kuaile-chinese-simplified-400-normal.woff2', files));
const subset = await subsetFont(whole, `${characters.join('')} `, { targetFormat: 'woff2' });

await mkdir(new URL('fonts/', theme), { recursive: true });
await writeFile(new URL('fonts/zcool-kuaile-subset.woff2', theme), subset);
const kb = subset.length / 1024;
console.log(`zcool-kuaile-subset.woff2: ${characters.length} characters, ${kb.toFixed(1)} KB`);
if (kb > BUDGET_KB) {
  console.error(
    `Over the budget of ${BUDGET_KB} KB: take phrases out of display-text.txt that are not set in the display face.`,
  );
  process.exit(1);
}

const extended = await readFile(
  new URL('@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2', packages),
);
const sounds = await subsetFont(extended, PINYIN + PHONETIC, { targetFormat: 'woff2' });
await writeFile(new URL('fonts/nunito-sounds-subset.woff2', theme), sounds);
console.log(`nunito-sounds-subset.woff2: ${(sounds.length / 1024).toFixed(1)} KB`);
