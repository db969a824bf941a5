import type { EnWordCard } from '#domain/cards/word/content.ts';
import type { CardLook } from '../card-look.ts';
import { WordDetail } from './WordDetail/WordDetail.tsx';
import { WordFront } from './WordFront.tsx';

export const word: CardLook<EnWordCard> = {
  type: 'enWord.card',
  Front: WordFront,
  Detail: WordDetail,
  tip: ({ illustration }) => (illustration === null ? 'never_by_picture' : null),
  editor: () => import('./editor/WordEditor/WordEditor.tsx').then((module) => module.WordEditor),
};
