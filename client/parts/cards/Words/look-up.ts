import { createContext } from 'react';

/** What looks a word up, null where words are only read. */
export const LookUp = createContext<((word: string) => void) | null>(null);
