import type { ClozeContent } from '#domain/cards/content.ts';

type Part = ClozeContent[number][number];

const OPEN = /\{\{c(\d{1,4})::/y;

interface Found {
  number: number;
  text: string;
  end: number;
}

/** Reads `{{c1::text::hint}}` at a place. Of nested ones the outermost stays, with the words of those inside; hints are dropped. */
function readCloze(text: string, at: number): Found | undefined {
  OPEN.lastIndex = at;
  const open = OPEN.exec(text);
  if (!open) return undefined;
  let words = '';
  let isHint = false;
  let i = at + open[0].length;
  while (i < text.length) {
    if (text.startsWith('}}', i)) return { number: Number(open[1]), text: words, end: i + 2 };
    const inner = readCloze(text, i);
    if (inner) {
      if (!isHint) words += inner.text;
      i = inner.end;
    } else if (text.startsWith('::', i)) {
      isHint = true;
      i += 2;
    } else {
      if (!isHint) words += text[i];
      i += 1;
    }
  }
  return undefined;
}

/** Groups from ten on share the ninth: nobody can write more. */
const groupOf = (number: number) => `c${Math.min(number, 9)}`;

/** Turns Anki's marks in a text into blanks; what is no whole mark stays as it is written. */
export function readAnki(text: string): Part[] {
  const parts: Part[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') parts.push({ text: plain });
    plain = '';
  };
  for (let i = 0; i < text.length; ) {
    const found = readCloze(text, i);
    if (found && found.number > 0 && found.text.trim() !== '') {
      flush();
      parts.push({
        cloze: { group: groupOf(found.number), text: found.text.trim(), distrators: [], giveAwayDistrators: [] },
      });
      i = found.end;
    } else {
      plain += text[i];
      i += 1;
    }
  }
  flush();
  return parts;
}
