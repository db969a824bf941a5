import type { McqCard } from '#domain/cards/mcq/content.ts';
import type { McqQuestion } from '#domain/cards/mcq/questions.ts';
import type { FaceLooks } from '../face-look.ts';
import { Mcq } from './Mcq/Mcq.tsx';

export const mcqFaces: FaceLooks<McqCard, McqQuestion> = {
  newTag: 'newCard',
  faces: { mcq: { prompt: ({ answers }) => (answers.length > 1 ? 'chooseAll' : 'chooseOne'), Body: Mcq } },
};
