import type { EnWordCard } from '#domain/cards/word/content.ts';
import type { WordQuestion } from '#domain/cards/word/questions.ts';
import type { FaceLooks } from '../face-look.ts';
import { ExampleChoice } from './ExampleChoice/ExampleChoice.tsx';
import { Listening } from './Listening/Listening.tsx';
import { PickImage } from './PickImage/PickImage.tsx';
import { Spell } from './Spell/Spell.tsx';
import { WordChoice } from './WordChoice/WordChoice.tsx';
import { WordSeeAndCheck } from './WordSeeAndCheck/WordSeeAndCheck.tsx';

export const wordFaces: FaceLooks<EnWordCard, WordQuestion> = {
  newTag: 'newWord',
  fonts: [['700 1em "Nunito Variable"', 'ɪ']],
  faces: {
    wordChoice: {
      prompt: () => 'chooseMeaning',
      Body: WordChoice,
      note: ({ options }, option) => {
        const chosen = options[option];
        return chosen?.note ? { word: chosen.note, meaning: chosen.text } : null;
      },
    },
    wordListening: {
      prompt: () => 'chooseHeard',
      Body: Listening,
      note: ({ options }, option) => {
        const chosen = options[option];
        return chosen?.note ? { word: chosen.note, meaning: chosen.text } : null;
      },
    },
    wordPickImage: { prompt: () => 'pickImage', Body: PickImage },
    wordExampleChoice: {
      prompt: () => 'chooseWord',
      Body: ExampleChoice,
      note: ({ options }, option) => {
        const chosen = options[option];
        return chosen?.note ? { word: chosen.text, meaning: chosen.note } : null;
      },
    },
    wordSpell: { prompt: () => 'spell', Body: Spell },
    wordSeeAndCheck: {
      prompt: (_, answer) => (answer.kind === 'recall' && answer.open ? 'compare' : 'recallMeaning'),
      Body: WordSeeAndCheck,
    },
  },
};
