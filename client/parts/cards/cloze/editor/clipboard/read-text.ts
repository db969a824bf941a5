import type { ClozeContent } from '#domain/cards/content.ts';
import { readAnki } from './anki.ts';

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const ENDS_A_SENTENCE = /[。！？；：.!?;:…”’"'」』）)\]】]\s*$/;
/** Columns from which a line looks like one of a page; verses are shorter. */
const PAGE_COLUMNS = 36;
/** How full a line of a page is before it breaks in the middle of a sentence. */
const FULL = 0.75;

const columnsOf = (line: string) => [...line].reduce((sum, character) => sum + (CJK.test(character) ? 2 : 1), 0);

function join(before: string, after: string): string {
  if (/[a-z]-$/.test(before) && /^[a-z]/.test(after)) return before.slice(0, -1) + after;
  return CJK.test(before.at(-1) ?? '') || CJK.test(after[0] ?? '') ? before + after : `${before} ${after}`;
}

/** A PDF breaks its lines where the page ends: lines that are full and end no sentence go on in the next. */
function unwrap(lines: readonly string[]): string[] {
  const widest = Math.max(0, ...lines.map(columnsOf));
  const whole: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const text = line.trim();
    if (goesOn && text !== '') whole.push(join(whole.pop() ?? '', text));
    else whole.push(text);
    goesOn = widest >= PAGE_COLUMNS && columnsOf(text) >= widest * FULL && !ENDS_A_SENTENCE.test(text);
  }
  return whole;
}

/** A plain text as paragraphs of text and blanks. */
export function readText(text: string): ClozeContent {
  const lines = unwrap(text.replaceAll('\u00a0', ' ').split(/\r\n|\r|\n|\u2028|\u2029/));
  return lines.filter((line) => line !== '').map(readAnki);
}
