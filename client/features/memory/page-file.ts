import { svgOf } from './chart-file.ts';

/** What the file says of itself. */
interface PageFacts {
  title: string;
  /** language of its words */
  lang: string;
  /** when it was saved, in words */
  saved: string;
}

const STYLE =
  'body{max-width:720px;margin:24px auto;padding:0 16px;font-family:sans-serif;line-height:1.6}h2{margin:32px 0 4px}svg{max-width:100%;height:auto}table{border-collapse:collapse;margin-top:12px}th,td{padding:2px 12px;border:1px solid #bbb;text-align:left}td{text-align:right}section{break-inside:avoid}';
/** What stands in words on a sheet: sentences, facts with their names, and entries of lists. */
const WORDS = 'p, dl > div, li';

/**
 * The sheets of a page as one web page that needs nothing else: their words, their charts as they are seen now, and the tables behind
 * them. Whatever is taken over is text: names that people gave stay names.
 */
export function pageOf({ title, lang, saved }: PageFacts, page: Element): string {
  const sheets = [...page.querySelectorAll(':scope > section')].map(sheetOf).join('\n');
  return `<!doctype html>
<html lang="${safe(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title><style>${STYLE}</style></head>
<body><h1>${safe(title)}</h1><p>${safe(saved)}</p>
${sheets}
</body></html>
`;
}

function sheetOf(sheet: Element): string {
  const name = sheet.querySelector('h2')?.textContent ?? sheet.getAttribute('aria-label') ?? '';
  const words = [...sheet.querySelectorAll(WORDS)]
    .filter((line) => !line.closest('[aria-hidden="true"], table') && !line.parentElement?.closest(WORDS))
    .map((line) => `<p>${safe(textOf(line))}</p>`);
  const chart = sheet.querySelector('svg[data-chart]') ? svgOf('', sheet) : '';
  return `<section><h2>${safe(name)}</h2>${words.join('')}${chart}${tableOf(sheet.querySelector('table'))}</section>`;
}

/** The parts of a fact or an entry stand beside one another; a sentence is of one piece. */
function textOf(line: Element): string {
  if (line.matches('p')) return line.textContent ?? '';
  return [...line.children].flatMap((part) => part.textContent?.trim() || []).join(' · ') || (line.textContent ?? '');
}

function tableOf(table: HTMLTableElement | null): string {
  if (!table) return '';
  const rows = [...table.rows].map((row) => {
    const cells = [...row.cells].map((cell) => {
      const tag = cell.tagName.toLowerCase();
      return `<${tag}>${safe(cell.textContent ?? '')}</${tag}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

const safe = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
