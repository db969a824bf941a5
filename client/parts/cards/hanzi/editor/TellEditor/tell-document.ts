import type { JSONContent } from '@tiptap/core';
import type { AnalysisItem, HanziChar } from '#domain/cards/content.ts';

const newline = '\n';

/** The text told to the child as a document of the editor: each character with pinyin carries it as a mark. */
export function toDocument(items: readonly AnalysisItem[]): JSONContent {
  const paragraphs: JSONContent[][] = [[]];
  const put = (node: JSONContent) => paragraphs.at(-1)?.push(node);
  items.forEach((item, group) => {
    if ('hanzi' in item) {
      for (const { char, pinyin } of item.hanzi)
        put({ type: 'text', text: char, marks: [{ type: 'reading', attrs: { pinyin, group: String(group) } }] });
      return;
    }
    item.text.split(newline).forEach((line, at) => {
      if (at > 0) paragraphs.push([]);
      if (line !== '') put({ type: 'text', text: line });
    });
  });
  return {
    type: 'doc',
    content: paragraphs.map((content) => (content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' })),
  };
}

/** Characters of one group that stand together are read together; all else is text. */
export function fromDocument(doc: JSONContent): AnalysisItem[] {
  const items: AnalysisItem[] = [];
  let lastGroup: string | undefined;
  const text = (more: string) => {
    const last = items.at(-1);
    if (last && 'text' in last) last.text += more;
    else items.push({ text: more });
    lastGroup = undefined;
  };
  const read = (hanzi: HanziChar[], group: string) => {
    const last = items.at(-1);
    if (last && 'hanzi' in last && lastGroup === group) last.hanzi.push(...hanzi);
    else items.push({ hanzi });
    lastGroup = group;
  };
  (doc.content ?? []).forEach((paragraph, at) => {
    if (at > 0) text(newline);
    for (const { text: words = '', marks } of paragraph.content ?? []) {
      const reading = marks?.find(({ type }) => type === 'reading')?.attrs;
      if (reading)
        read(
          [...words].map((char) => ({ char, pinyin: String(reading.pinyin) })),
          String(reading.group),
        );
      else text(words);
    }
  });
  return items;
}
