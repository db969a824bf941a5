import type { WrittenWord } from './own-words.rules.ts';
import functionWords from './words/0-function-words.json' with { type: 'json' };
import first from './words/1-first.json' with { type: 'json' };
import second from './words/2-second.json' with { type: 'json' };
import third from './words/3-third.json' with { type: 'json' };
import forms from './words/4-forms.json' with { type: 'json' };
import examples from './words/5-examples.json' with { type: 'json' };

/** The words that the product explains itself, by falling frequency as far as their files go, then irregular forms and what else the examples of our cards say. */
export const WRITTEN_WORDS = [
  ...functionWords,
  ...first,
  ...second,
  ...third,
  ...forms,
  ...examples,
] as unknown as readonly WrittenWord[];
