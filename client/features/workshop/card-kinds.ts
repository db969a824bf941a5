import type { CardContent } from '#domain/cards/content.ts';

type Kind = 'CLOZE' | 'WORD' | 'MCQ' | 'KID_HANZI';

/** The kinds of cards as packages name them, in the order in which they are offered. */
export const KINDS: readonly Kind[] = ['CLOZE', 'WORD', 'MCQ', 'KID_HANZI'];

const TYPES: Record<Kind, CardContent['type']> = {
  CLOZE: 'cloze.card',
  WORD: 'enWord.card',
  MCQ: 'mcq.card',
  KID_HANZI: 'kidHanzi.card',
};

export type { Kind };

export const typeOfKind = (kind: Kind): CardContent['type'] => TYPES[kind];

export const kindOfType = (type: CardContent['type']): Kind => KINDS.find((kind) => TYPES[kind] === type) ?? 'CLOZE';

const EMPTY: Record<CardContent['type'], CardContent> = {
  'cloze.card': { type: 'cloze.card', content: [], altContents: [], analysis: '', illustration: null },
  'enWord.card': {
    type: 'enWord.card',
    word: '',
    definition: '',
    illustration: null,
    prons: [],
    examples: [],
    tabs: [],
    distrators: [],
  },
  'mcq.card': {
    type: 'mcq.card',
    question: '',
    options: [
      { content: '', isAnswer: false },
      { content: '', isAnswer: false },
    ],
    illustration: null,
    analysis: '',
  },
  'kidHanzi.card': { type: 'kidHanzi.card', hanzi: [], analysis: [], illustration: null },
};

/** A card of which nothing is written yet, as the JSON it is kept in. */
export const emptyContent = (type: CardContent['type']): string => JSON.stringify(EMPTY[type]);

export const isEmptyContent = (content: string, type: CardContent['type']): boolean => content === emptyContent(type);
