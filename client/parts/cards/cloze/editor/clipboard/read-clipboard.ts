import type { ClozeContent } from '#domain/cards/content.ts';
import { CONTENT_LIMIT } from '#domain/limits.ts';
import type { Carried } from './carried.ts';
import { readHtml } from './read-html.ts';
import { readText } from './read-text.ts';

/** Ten cards full: more is a book in the clipboard by mistake, and would keep the editor busy. */
const MOST = 10 * CONTENT_LIMIT;

/** The first paragraphs and parts, up to a length. */
function cut(content: ClozeContent, length: number): ClozeContent {
  let left = length;
  return content.flatMap((paragraph) => {
    if (left <= 0) return [];
    return [
      paragraph.flatMap((part) => {
        const text = ('cloze' in part ? part.cloze.text : part.text).slice(0, Math.max(0, left));
        left -= text.length;
        if (text === '') return [];
        return ['cloze' in part ? { cloze: { ...part.cloze, text } } : { text }];
      }),
    ];
  });
}

/** What is pasted or dropped: the page where there is one that says something, else the plain text. */
export function readClipboard({ html, text }: Carried): ClozeContent {
  const fromHtml = html === '' ? [] : readHtml(html);
  return cut(fromHtml.length > 0 ? fromHtml : readText(text), MOST);
}
