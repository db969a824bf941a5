import { Mark } from '@tiptap/core';
import { withToneMark } from '#domain/cards/hanzi/pinyin.ts';

/** The pinyin over one character. Typing beside it writes plain text; characters with the same `group` are read together. */
export const ReadingMark = Mark.create({
  name: 'reading',
  inclusive: false,
  excludes: '_',
  addAttributes() {
    const attribute = (name: string) => ({
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
      renderHTML: (attrs: Record<string, unknown>) => ({ [`data-${name}`]: attrs[name] }),
    });
    return { pinyin: attribute('pinyin'), group: attribute('group') };
  },
  parseHTML: () => [{ tag: 'span[data-pinyin]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'span',
    { ...HTMLAttributes, 'data-reading': withToneMark(String(HTMLAttributes['data-pinyin'] ?? '')), lang: 'zh-CN' },
    0,
  ],
});
