import type { Node } from '@tiptap/pm/model';

/** Characters of a text as a card counts them: code points, line breaks not among them. */
export function textLength(doc: Node): number {
  let length = 0;
  for (const _ of doc.textContent) length += 1;
  return length;
}

/** The place after the first `limit` characters; undefined where there are no more than that. */
export function excessFrom(doc: Node, limit: number): number | undefined {
  // Sizes count UTF-16 units and the edges of paragraphs: never less than the characters.
  if (doc.content.size <= limit) return undefined;
  let left = limit;
  let found: number | undefined;
  doc.descendants((node, pos) => {
    if (found !== undefined || !node.isText) return found === undefined;
    let at = pos;
    for (const character of node.text ?? '') {
      if (left === 0) {
        found = at;
        return false;
      }
      left -= 1;
      at += character.length;
    }
    return true;
  });
  return found;
}
