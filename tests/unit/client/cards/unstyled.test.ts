import { expect, it } from 'vitest';
import { unstyled } from '#client/parts/cards/editor/unstyled.ts';

it.each([
  ['<p style="color:red">红</p>', '<p data-style="color:red">红</p>'],
  ["<p class='a' STYLE = 'margin:0'>边</p>", "<p class='a' data-style = 'margin:0'>边</p>"],
  ['<p\nstyle=color:red>行</p>', '<p data-style=color:red>行</p>'],
  ['<head><style>\n<!-- p { margin: 0 } -->\n</style></head><p>页</p>', '<head></head><p>页</p>'],
  [
    '<mark data-bread-cloze=\'{"d":[" style=\\"x"]}\'>空</mark>',
    '<mark data-bread-cloze=\'{"d":[" style=\\"x"]}\'>空</mark>',
  ],
  ['in style = 时髦', 'in style = 时髦'],
])('%s', (html, plain) => expect(unstyled(html)).toBe(plain));
