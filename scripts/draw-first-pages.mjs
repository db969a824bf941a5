// Draws what a page shows before its scripts have come, into the built client: index.html with the landing page (in Chinese and
// in either theme), app.html with a companion at the oven for every other address. client/app/first-page tells the rest.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRoutes } from './support/budgets.mjs';
import { filesOf } from './support/route-files.mjs';

const ROOT = 'dist/client';
const DRAWING = 'dist/first-pages';

// All that the router asks of a browser.
globalThis.window = globalThis.self = { origin: 'null' };
const { drawLanding, drawCompanion } = await import(new URL(`../${DRAWING}/draw.js`, import.meta.url));

const short = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
const emit = (name, ending, text) => {
  const path = `assets/${name}-${short(text)}.${ending}`;
  writeFileSync(join(ROOT, path), text);
  return `/${path}`;
};

const palette = readFileSync('client/theme/art.css', 'utf8');
const colour = (name) => {
  const value = new RegExp(`${name}: (#[0-9a-f]{3,8});`).exec(palette)?.[1];
  if (!value) throw new Error(`client/theme/art.css has no ${name}`);
  return value;
};
const companion = emit('companion', 'svg', await drawCompanion(colour));
const oven = `<div id="oven"><img src="${companion}" width="208" height="208" alt="面包地图" fetchpriority="high"></div>`;

/** The policy of the site refuses styles in the page: each becomes a rule of a style sheet. */
const rules = [];
const landing = (await drawLanding()).replaceAll(/ style="([^"]*)"/g, (_, style) => {
  const declarations = style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  let index = rules.indexOf(declarations);
  if (index < 0) index = rules.push(declarations) - 1;
  return ` data-drawn="${index}"`;
});
const drawn = emit('drawn', 'css', rules.map((rule, index) => `[data-drawn="${index}"]{${rule}}`).join(''));
const sheets = [...filesOf(readRoutes().find(({ route }) => route === 'landing')).css.map((file) => `/${file}`), drawn];

const page = readFileSync(join(ROOT, 'index.html'), 'utf8');
const withRoot = (content, before = '', head = '') =>
  page
    .replace('<div id="root"></div>', `${before}\n    <div id="root">${content}</div>`)
    .replace('</head>', `${head}</head>`);
const links = sheets.filter((href) => !page.includes(`href="${href}"`));
writeFileSync(join(ROOT, 'app.html'), withRoot('', oven));
writeFileSync(
  join(ROOT, 'index.html'),
  withRoot(landing, oven, links.map((href) => `  <link rel="stylesheet" crossorigin href="${href}">\n  `).join('')),
);
rmSync(DRAWING, { recursive: true });
// React keeps a channel of messages open.
process.exit();
