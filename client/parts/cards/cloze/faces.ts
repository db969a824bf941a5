import type { ClozeCard } from '#domain/cards/cloze/content.ts';
import type { ClozeQuestion, FillQuestion, JudgementQuestion } from '#domain/cards/cloze/questions.ts';
import type { FaceLook, FaceLooks } from '../face-look.ts';
import { ClozeChoice } from './ClozeChoice/ClozeChoice.tsx';
import { ClozeJudgement } from './ClozeJudgement/ClozeJudgement.tsx';
import { poemTitle } from './verse.ts';

const choice: FaceLook<ClozeCard, FillQuestion> = {
  prompt: ({ paragraphs }) => (poemTitle(paragraphs) ? 'fillPoem' : 'fill'),
  Body: ClozeChoice,
};
const judgement: FaceLook<ClozeCard, JudgementQuestion> = { prompt: () => 'judge', Body: ClozeJudgement };

export const clozeFaces: FaceLooks<ClozeCard, ClozeQuestion> = {
  newTag: 'newCard',
  faces: {
    clozeChoice: choice,
    clozeGiveAwayChoice: choice,
    clozeMinimalChoice: choice,
    clozeJudgement: judgement,
    clozeGiveAwayJudgement: judgement,
  },
};
