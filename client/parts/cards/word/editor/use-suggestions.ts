import { useEffect, useState } from 'react';
import { SEARCH_DELAY_MS } from '#domain/limits.ts';
import { useAuthoringServices, type WordSuggestion } from '../../editor/authoring-services.ts';

export type Suggestions = { step: 'none' | 'looking' | 'failed' } | { step: 'found'; words: readonly WordSuggestion[] };

const LETTERS = /^[a-z][a-z' -]*$/;

/** What the dictionary has for what was typed, asked 300 ms after the last key. Nothing is asked of what is no English word. */
export function useSuggestions(typed: string | null): Suggestions {
  const { lookUp } = useAuthoringServices();
  const [found, setFound] = useState<Suggestions>({ step: 'none' });
  const keyword = typed?.trim().toLowerCase() ?? '';
  useEffect(() => {
    if (!LETTERS.test(keyword)) {
      setFound({ step: 'none' });
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      setFound((before) => (before.step === 'found' ? before : { step: 'looking' }));
      try {
        const words = await lookUp(keyword, abort.signal);
        if (!abort.signal.aborted) setFound({ step: 'found', words });
      } catch {
        if (!abort.signal.aborted) setFound({ step: 'failed' });
      }
    }, SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyword, lookUp]);
  return found;
}
