// Cuts LXGW WenKai GB (OFL, the forms of characters taught at school) down to the starter characters, in the slices the font
// comes in: a page fetches only the slices of the characters it shows. Other characters fall to the system's own kai face.
// The package is large and needed only here:
//   npm pack lxgw-wenkai-screen-web@1.522.0 && tar xzf lxgw-wenkai-screen-web-1.522.0.tgz
//   node scripts/subset-kai.mjs package/lxgwwenkaigbscreen
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ON_THE_LANDING_PAGE = '面包';

const [source] = process.argv.slice(2);
if (!source)
  throw new Error('Give the folder of the unpacked font: node scripts/subset-kai.mjs package/lxgwwenkaigbscreen');

const theme = new URL('../client/theme/', import.meta.url);
const content = await readFile(new URL('../server/database/content/first-characters.json', import.meta.url), 'utf8');
const wanted = [...new Set(content.match(/\p{Script=Han}/gu))].sort();

const hex = (c) => c.codePointAt(0).toString(16);
const inRange = (code, range) => {
  const [from, to = from] = range
    .replace(/^U\+/i, '')
    .split('-')
    .map((n) => Number.parseInt(n, 16));
  return code >= from && code <= to;
};
const slices = [
  ...(await readFile(join(source, 'result.css'), 'utf8')).matchAll(
    /url\("\.\/(\d+)\.woff2"\)[^}]*?unicode-range:([^;}]+)/g,
  ),
]
  .map(([, name, ranges]) => ({
    name,
    characters: wanted.filter((c) => ranges.split(',').some((range) => inRange(c.codePointAt(0), range.trim()))),
  }))
  .filter(({ characters }) => characters.length > 0);
// What the landing page shows comes without the rest of its slice. Of two faces that have a character the later one is asked.
for (const { name, characters } of [...slices]) {
  const shown = characters.filter((c) => ON_THE_LANDING_PAGE.includes(c));
  if (shown.length > 0) slices.push({ name, file: `landing-${name}`, characters: shown });
}

const folder = new URL('fonts/kai/', theme);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
let total = 0;
const faces = [];
for (const { name, file = name, characters } of slices) {
  const font = await subsetFont(await readFile(join(source, `${name}.woff2`)), characters.join(''), {
    targetFormat: 'woff2',
  });
  await writeFile(new URL(`${file}.woff2`, folder), font);
  total += font.length;
  faces.push(`@font-face {
  font-family: "LXGW WenKai GB";
  font-display: swap;
  src: url("./fonts/kai/${file}.woff2") format("woff2");
  unicode-range: ${characters.map((c) => `U+${hex(c)}`).join(', ')};
}`);
}
await writeFile(
  new URL('kai.css', theme),
  `/* Written by scripts/subset-kai.mjs. Import it where characters are taught. */\n${faces.join('\n\n')}\n`,
);

const covered = new Set(slices.flatMap(({ characters }) => characters));
console.log(
  `${covered.size} of ${wanted.length} characters in ${slices.length} slices, ${(total / 1024).toFixed(1)} KB together`,
);
