import type { Mark, Node, Schema } from '@tiptap/pm/model';
import type { Cloze, ClozeContent } from '#domain/cards/content.ts';
import { attributesOf, blankOf, newId, schema as ownSchema } from './schema.ts';

type Part = ClozeContent[number][number];

/** A line break inside a text begins a paragraph, inside a blank it is a space: a blank never spans paragraphs. */
function splitLines(paragraph: readonly Part[]): Part[][] {
  const lines: Part[][] = [[]];
  for (const part of paragraph) {
    if ('cloze' in part) {
      lines.at(-1)?.push({ cloze: { ...part.cloze, text: part.cloze.text.replace(/\r?\n|\r/g, ' ') } });
      continue;
    }
    for (const [at, text] of part.text.split(/\r?\n|\r/).entries()) {
      if (at > 0) lines.push([]);
      lines.at(-1)?.push({ text });
    }
  }
  return lines;
}

const sameAs = (cloze: Cloze, text: string, mark: Mark) =>
  text === cloze.text && attributesOf(mark).group === cloze.group;

/** Gives blanks that are known already the ids they have, so that a document differs only where its text does. */
function knownIds(known: Node | undefined) {
  const left = known ? blanksIn(known) : [];
  return (cloze: Cloze): string => {
    const at = left.findIndex(({ mark, text }) => sameAs(cloze, text, mark));
    const found = at < 0 ? undefined : left.splice(at, 1)[0];
    return found ? attributesOf(found.mark).id : newId();
  };
}

interface Into {
  /** that of the editor it is for: each has its own */
  schema?: Schema;
  /** a document whose blanks keep their ids where they come again */
  known?: Node;
}

/** The text as the editor holds it; empty content is one empty paragraph. */
export function toDocument(content: ClozeContent, { schema = ownSchema, known }: Into = {}): Node {
  const idOf = knownIds(known);
  const partNode = (part: Part): Node[] => {
    if ('text' in part) return part.text === '' ? [] : [schema.text(part.text)];
    const { text, ...rest } = part.cloze;
    return text === '' ? [] : [schema.text(text, [schema.mark('blank', { ...rest, id: idOf(part.cloze) })])];
  };
  const paragraphs = content.flatMap(splitLines).map((line) => schema.node('paragraph', null, line.flatMap(partNode)));
  return schema.node('doc', null, paragraphs.length > 0 ? paragraphs : [schema.node('paragraph')]);
}

/** What the editor holds as content of a card; nothing written is no paragraph at all. */
export function fromDocument(doc: Node): ClozeContent {
  const content = doc.children.map((paragraph) =>
    paragraph.children.map((child): Part => {
      const mark = blankOf(child.marks);
      const text = child.text ?? '';
      if (!mark) return { text };
      const { group, distrators, giveAwayDistrators } = attributesOf(mark);
      return { cloze: { group, text, distrators, giveAwayDistrators } };
    }),
  );
  return content.length === 1 && content[0]?.length === 0 ? [] : content;
}

export interface BlankRange {
  from: number;
  to: number;
  mark: Mark;
  text: string;
}

/** The blanks of a document in reading order, each run of one in a paragraph for itself. */
export function blanksIn(doc: Node): BlankRange[] {
  const found: BlankRange[] = [];
  doc.descendants((node, pos) => {
    const mark = node.isText ? blankOf(node.marks) : undefined;
    if (mark) found.push({ from: pos, to: pos + node.nodeSize, mark, text: node.text ?? '' });
  });
  return found;
}

/** Whether two contents say the same, however they are cut into parts. */
export function sameContent(a: ClozeContent, b: ClozeContent): boolean {
  if (a === b) return true;
  const plain = (content: ClozeContent) => JSON.stringify(fromDocument(toDocument(content)));
  return plain(a) === plain(b);
}
