import type { KidHanziCard } from '#domain/cards/hanzi/content.ts';
import type { HanziQuestion } from '#domain/cards/hanzi/questions.ts';
import type { FaceLooks } from '../face-look.ts';
import { KidHanziChoice } from './KidHanziChoice/KidHanziChoice.tsx';
import { KidHanziFromPinyin } from './KidHanziFromPinyin/KidHanziFromPinyin.tsx';
import { KidHanziSeeAndCheck } from './KidHanziSeeAndCheck/KidHanziSeeAndCheck.tsx';
import { KidHanziStrokes } from './KidHanziStrokes/KidHanziStrokes.tsx';
import { KidHanziTone } from './KidHanziTone/KidHanziTone.tsx';

export const hanziFaces: FaceLooks<KidHanziCard, HanziQuestion> = {
  newTag: 'newHanzi',
  fonts: [['400 1em "LXGW WenKai GB"', '字']],
  faces: {
    kidHanziFromPinyin: { prompt: () => 'chooseHanzi', Body: KidHanziFromPinyin },
    kidHanziChoice: { prompt: () => 'choosePinyin', Body: KidHanziChoice },
    kidHanziTone: { prompt: () => 'chooseTone', Body: KidHanziTone },
    kidHanziToneByEar: { prompt: () => 'chooseToneHeard', Body: KidHanziTone },
    kidHanziStrokes: { prompt: () => 'drawHanzi', Body: KidHanziStrokes },
    kidHanziSeeAndCheck: {
      prompt: (_, answer) => (answer.kind === 'recall' && answer.open ? 'readTogether' : 'recallHanzi'),
      Body: KidHanziSeeAndCheck,
    },
  },
};
