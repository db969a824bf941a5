/** A piece of text, or a gap with the punctuation that must not be torn from it. */
export type Piece<Gap> = { text: string } | { gap: Gap; lead: string; tail: string };

const OPENING = /[《「『“‘（(]+$/u;
const CLOSING = /^[，。；：！？、》」』”’）…,.;:!?)]+/u;
const PHRASE_END = /[，。；！？：]$/u;
const TITLE = /^《([^》]+)》\s*(.*)$/u;

/** Moves brackets and punctuation that touch a gap to it, so that no line starts with them. */
export function piecesOf<Gap extends object>(paragraph: readonly ({ text: string } | Gap)[]): Piece<Gap>[] {
  const texts = paragraph.map((part) => ('text' in part ? part.text : null));
  return paragraph.flatMap((part, index): Piece<Gap>[] => {
    if (!('text' in part)) {
      const lead = OPENING.exec(texts[index - 1] ?? '')?.[0] ?? '';
      const tail = CLOSING.exec(texts[index + 1] ?? '')?.[0] ?? '';
      return [{ gap: part, lead, tail }];
    }
    let { text } = part;
    if (index > 0 && texts[index - 1] === null) text = text.replace(CLOSING, '');
    if (index + 1 < texts.length && texts[index + 1] === null) text = text.replace(OPENING, '');
    return text === '' ? [] : [{ text }];
  });
}

/** A paragraph in phrases, each up to its punctuation: where a verse may break. */
export function phrasesOf<Gap extends object>(paragraph: readonly ({ text: string } | Gap)[]): Piece<Gap>[][] {
  const phrases: Piece<Gap>[][] = [[]];
  const add = (piece: Piece<Gap>, ending: string) => {
    phrases.at(-1)?.push(piece);
    if (PHRASE_END.test(ending)) phrases.push([]);
  };
  for (const piece of piecesOf(paragraph)) {
    if ('gap' in piece) add(piece, piece.tail);
    else for (const text of piece.text.split(/(?<=[，。；！？：])/u)) add({ text }, text);
  }
  return phrases.filter((phrase) => phrase.length > 0);
}

/** The title of a poem and what stands beside it; null for a text that is none: a poem opens with 《title》 alone. */
export function poemTitle(paragraphs: readonly (readonly object[])[]): { title: string; source: string } | null {
  const [first, ...verses] = paragraphs;
  const [part] = first ?? [];
  if (verses.length === 0 || first?.length !== 1 || !part || !('text' in part)) return null;
  const [, title, source = ''] = TITLE.exec(String(part.text).trim()) ?? [];
  return title === undefined ? null : { title, source };
}
