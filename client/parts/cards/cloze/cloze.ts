import type { ClozeCard } from '#domain/cards/cloze/content.ts';
import type { CardLook } from '../card-look.ts';
import { ClozeDetail } from './ClozeDetail/ClozeDetail.tsx';
import { ClozeFront } from './ClozeFront.tsx';

export const cloze: CardLook<ClozeCard> = {
  type: 'cloze.card',
  Front: ClozeFront,
  Detail: ClozeDetail,
  editor: () => import('./editor/ClozeCardEditor.tsx').then((module) => module.ClozeCardEditor),
};
