import type { KidHanziCard } from '#domain/cards/hanzi/content.ts';
import type { CardLook } from '../card-look.ts';
import { HanziDetail } from './HanziDetail/HanziDetail.tsx';
import { HanziFront } from './HanziFront.tsx';

export const hanzi: CardLook<KidHanziCard> = {
  type: 'kidHanzi.card',
  Front: HanziFront,
  Detail: HanziDetail,
  editor: () => import('./editor/HanziEditor/HanziEditor.tsx').then((module) => module.HanziEditor),
};
