import type { ClozeContent } from '#domain/cards/content.ts';
import { unstyled } from '../../../editor/unstyled.ts';
import { readBlank } from '../text/blank-attribute.ts';
import { readAnki } from './anki.ts';
import { raised } from './raised.ts';

type Part = ClozeContent[number][number];

const UNSEEN =
  'script, style, head, title, meta, link, template, noscript, svg, canvas, img, video, audio, iframe, object, input, button, select, textarea, rt, rp, [hidden], [aria-hidden="true"]';
const BLOCKS =
  'p, div, section, article, header, footer, main, aside, nav, li, ul, ol, dl, dt, dd, h1, h2, h3, h4, h5, h6, blockquote, pre, table, tr, figure, figcaption, hr, address';
/** Bullets that Word writes into the text, and what it hides. */
const UNSEEN_STYLE = /display\s*:\s*none|mso-list\s*:\s*ignore|mso-hide\s*:\s*all|visibility\s*:\s*hidden/i;
const CJK = '[\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef]';
const BROKEN_CJK = new RegExp(`(${CJK})[ \\t]*\\n\\s*(?=${CJK})`, 'gu');

/** Gathers parts into paragraphs while a page is read from top to bottom. */
class Paragraphs {
  #done: Part[][] = [];
  #open: Part[] = [];

  add(part: Part) {
    const last = this.#open.at(-1);
    if (last && 'text' in last && 'text' in part) last.text += part.text;
    else this.#open.push(part);
  }

  break() {
    this.#done.push(this.#open);
    this.#open = [];
  }

  /** Every paragraph that says something, spaces as a page shows them. */
  whole(): Part[][] {
    this.break();
    return this.#done.map(tidy).filter((parts) => parts.length > 0);
  }
}

const inPage = (text: string) => text.replace(BROKEN_CJK, '$1').replace(/[ \t\n\r\f]+/g, ' ');

/** One space for many, none at the ends; Anki's marks become blanks. */
function tidy(parts: readonly Part[]): Part[] {
  const end = parts.length - 1;
  return parts.flatMap((part, at): Part[] => {
    if ('cloze' in part) {
      const text = inPage(part.cloze.text).trim();
      return text === '' ? [] : [{ cloze: { ...part.cloze, text } }];
    }
    const text = inPage(part.text.replaceAll('\u00a0', ' '));
    const fromStart = at === 0 ? text.trimStart() : text;
    return readAnki(at === end ? fromStart.trimEnd() : fromStart);
  });
}

const plain = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');

/** A blank of ours, or of a card that Anki shows. */
function blankOf(element: Element): Part | undefined {
  if (element.matches('mark[data-bread-cloze]')) {
    const read = readBlank(element);
    if (!read) return undefined;
    const { group, distrators, giveAwayDistrators } = read;
    return { cloze: { group, text: plain(element), distrators, giveAwayDistrators } };
  }
  if (!element.matches('span.cloze[data-ordinal]')) return undefined;
  const number = Number(element.getAttribute('data-ordinal'));
  if (!(number >= 1) || /^\[.*\]$/.test(plain(element))) return undefined;
  return {
    cloze: { group: `c${Math.min(number, 9)}`, text: plain(element), distrators: [], giveAwayDistrators: [] },
  };
}

function read(node: Node, into: Paragraphs, isPre: boolean) {
  if (node.nodeType === Node.TEXT_NODE) {
    const lines = isPre ? (node.nodeValue ?? '').split('\n') : [node.nodeValue ?? ''];
    for (const [at, text] of lines.entries()) {
      if (at > 0) into.break();
      if (text !== '') into.add({ text });
    }
    return;
  }
  if (!(node instanceof Element) || node.matches(UNSEEN) || UNSEEN_STYLE.test(node.getAttribute('data-style') ?? ''))
    return;
  if (node.matches('br')) return into.break();
  const blank = blankOf(node);
  if (blank) return into.add(blank);
  if (node.matches('sub, sup')) return into.add({ text: raised(plain(node), node.matches('sub')) });
  const isBlock = node.matches(BLOCKS);
  if (isBlock) into.break();
  if (node.matches('td, th') && node.previousElementSibling) into.add({ text: ' ' });
  const pre =
    isPre || node.matches('pre') || /white-space\s*:\s*(pre|break-spaces)/i.test(node.getAttribute('data-style') ?? '');
  for (const child of node.childNodes) read(child, into, pre);
  if (isBlock) into.break();
}

/** What a page in the clipboard says, as paragraphs of text and blanks: no pictures, no styles, nothing hidden. Nothing of it is run. */
export function readHtml(html: string): ClozeContent {
  const into = new Paragraphs();
  read(new DOMParser().parseFromString(unstyled(html), 'text/html').body, into, false);
  return into.whole();
}
