import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { picturePath } from './picture-files.mjs';

/** The page that shows what changed. */
export const REPORT = 'test-results/pictures/index.html';

const link = (path) => relative(dirname(REPORT), path);
const figure = (title, path) =>
  path
    ? `<figure><figcaption>${title}</figcaption><a href="${link(path)}"><img loading="lazy" src="${link(path)}" alt="${title}"></a></figure>`
    : '';

const row = (kind, name, ...figures) =>
  `<section data-kind="${kind}" data-name="${name}"><h2>${name}</h2><div>${figures.join('')}</div></section>`;

const style = `
body { margin: 0; padding: 24px; background: #fff8ec; color: #3b2713; font: 16px/1.5 system-ui, sans-serif }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 16px; align-items: center; padding: 12px 0; background: inherit }
h1 { margin: 0; font-size: 21px } h2 { margin: 0 0 8px; font-size: 16px }
input[type=search] { flex: 1 1 240px; max-width: 420px; padding: 8px 12px; border: 2px solid #a07c48; border-radius: 8px; font: inherit }
section { margin: 16px 0; padding: 16px; border: 2px solid #e6cfa8; border-radius: 14px; background: #fff }
section > div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
figure { flex: 1 1 280px; min-width: 0; max-width: 640px; margin: 0 } figcaption { color: #6b4e2e; font-weight: 700 }
img { max-width: 100%; border: 1px solid #e6cfa8; background: #fff }
[hidden] { display: none }`;

const script = `
const sections = [...document.querySelectorAll('section')];
function filter() {
  const kinds = new Set([...document.querySelectorAll('input[type=checkbox]:checked')].map((box) => box.value));
  const words = document.querySelector('input[type=search]').value.toLowerCase().split(' ');
  for (const section of sections)
    section.hidden = !kinds.has(section.dataset.kind) || !words.every((word) => section.dataset.name.includes(word));
}
addEventListener('input', filter);`;

/**
 * Writes the report: changed pictures as baseline, now and difference side by side, pictures that are new, and baselines that no
 * story asks for. The filter reads words of a name, such as \`lesson dark mobile\`.
 */
export function writePictureReport({ changed, fresh, orphans }) {
  const kinds = [
    [
      'changed',
      'Changed',
      [...changed].map(([name, { actual, diff, reference }]) =>
        row(
          'changed',
          name,
          figure('Baseline', reference ?? picturePath(name)),
          figure('Now', actual),
          figure('Difference', diff),
        ),
      ),
    ],
    ['fresh', 'New', fresh.map((name) => row('fresh', name, figure('New', picturePath(name))))],
    [
      'orphan',
      'No story asks for it',
      orphans.map((name) => row('orphan', name, figure('Baseline', picturePath(name)))),
    ],
  ];
  const boxes = kinds.map(
    ([kind, title, rows]) => `<label><input type="checkbox" value="${kind}" checked> ${title} (${rows.length})</label>`,
  );
  const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures of the stories</title><style>${style}</style>
<header><h1>Pictures of the stories</h1>${boxes.join('')}<input type="search" placeholder="lesson dark mobile" aria-label="Filter by name"></header>
<main>${kinds.flatMap(([, , rows]) => rows).join('\n')}</main>
<script>${script}</script></html>`;
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, page);
}
