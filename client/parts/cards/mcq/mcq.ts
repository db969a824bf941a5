import type { McqCard } from '#domain/cards/mcq/content.ts';
import type { CardLook } from '../card-look.ts';
import { McqDetail } from './McqDetail/McqDetail.tsx';
import { McqFront } from './McqFront.tsx';

export const mcq: CardLook<McqCard> = {
  type: 'mcq.card',
  Front: McqFront,
  Detail: McqDetail,
  editor: () => import('./editor/McqEditor/McqEditor.tsx').then((module) => module.McqEditor),
};
