import type { Database } from '../kernel/database/database.ts';
import type { WordCard } from '../modules/dictionary/own-words.rules.ts';
import { loadOwnWords } from '../modules/dictionary/own-words.service.ts';
import englishBeginner from './content/english-beginner.json' with { type: 'json' };
import englishWords from './content/english-words.json' with { type: 'json' };

const STARTER_WORD_CARDS = [...englishWords.chapters, ...englishBeginner.chapters].flatMap(({ cards }) =>
  cards.map(({ content }) => content as WordCard),
);

/** Brings the dictionary up to the words we wrote and to the word cards of the starter packages. */
export const loadDictionary = (db: Database, now: Date): Promise<void> => loadOwnWords(db, now, STARTER_WORD_CARDS);
