import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { LookUpWordDocument, type LookUpWordQuery } from '#client/graphql/generated/lesson.ts';
import { LOOK_UP_TIMEOUT_MS } from '#domain/limits.ts';

export type DictionaryWord = LookUpWordQuery['searchDictionary'][number];
export type Found =
  | { at: 'looking' }
  | { at: 'found'; entry: DictionaryWord }
  | { at: 'unknown' }
  /** no answer within a second, or none at all */
  | { at: 'failed' };

/** A word of the dictionary, by its lower-cased spelling. `retry` asks again. */
export function useWord(word: string): { found: Found; retry: () => void } {
  const client = useApolloClient();
  const [found, setFound] = useState<Found>({ at: 'looking' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let over = false;
    const tell = (next: Found) => {
      if (!over) setFound(next);
      over = true;
    };
    setFound({ at: 'looking' });
    const timer = setTimeout(() => tell({ at: 'failed' }), LOOK_UP_TIMEOUT_MS);
    client
      .query({ query: LookUpWordDocument, variables: { keyword: word }, context: { quiet: true } })
      .then(({ data }) => {
        const entry = data?.searchDictionary.find(({ spelling }) => spelling.toLowerCase() === word);
        tell(data === undefined ? { at: 'failed' } : entry ? { at: 'found', entry } : { at: 'unknown' });
      })
      .catch(() => tell({ at: 'failed' }));
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [client, word, attempt]);

  return { found, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
