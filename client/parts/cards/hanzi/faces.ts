import type { KidHanziCard } from '#domain/cards/hanzi/content.ts';
import type { HanziQuestion } from '#domain/cards/hanzi/questions.ts';
import type { FaceLooks } from '../face-look.ts';
import { KidHanziChoice } from './KidHanziChoice/KidHanziChoice.tsx';
import { KidHanziSeeAndCheck } from './KidHanziSeeAndCheck/KidHanziSeeAndCheck.tsx';

export const hanziFaces: FaceLooks<KidHanziCard, HanziQuestion> = {
  newTag: 'newHanzi',
  fonts: [['400 1em "LXGW WenKai GB"', '字']],
  faces: {
    kidHanziChoice: {
      prompt: ({ asked }) => (asked === 'char' ? 'chooseHanzi' : 'choosePinyin'),
      Body: KidHanziChoice,
    },
    kidHanziSeeAndCheck: {
      prompt: (_, answer) => (answer.kind === 'recall' && answer.open ? 'readTogether' : 'recallHanzi'),
      Body: KidHanziSeeAndCheck,
    },
  },
};
