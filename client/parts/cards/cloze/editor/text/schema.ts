import { getSchema } from '@tiptap/core';
import { Document } from '@tiptap/extension-document';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import type { Mark } from '@tiptap/pm/model';
import { BlankMark } from './BlankMark.ts';

/** All that a cloze text is made of. */
export const nodes = [Document, Paragraph, Text, BlankMark];
export const schema = getSchema(nodes);

/** What a blank carries besides its words. */
export interface BlankAttributes {
  /** tells two blanks apart that touch; of this editor only, never kept */
  id: string;
  group: string;
  distrators: string[];
  giveAwayDistrators: string[];
}

let lastId = 0;
export const newId = () => {
  lastId += 1;
  return `b${lastId}`;
};

export const attributesOf = (mark: Mark) => mark.attrs as BlankAttributes;
export const blankOf = (marks: readonly Mark[]): Mark | undefined => marks.find((mark) => mark.type.name === 'blank');
