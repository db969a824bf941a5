import classicalLines from './content/classical-lines.json' with { type: 'json' };
import englishBeginner from './content/english-beginner.json' with { type: 'json' };
import englishWords from './content/english-words.json' with { type: 'json' };
import firstCharacters from './content/first-characters.json' with { type: 'json' };
import generalKnowledge from './content/general-knowledge.json' with { type: 'json' };
import type { StarterFile } from './starter-file.ts';

/** What the product opens with, the first one recommended first. */
export const STARTER_PACKAGES = [
  englishWords,
  classicalLines,
  generalKnowledge,
  firstCharacters,
  englishBeginner,
] as unknown as readonly StarterFile[];
