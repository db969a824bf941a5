import { useEffect, useState } from 'react';
import type { CardContent } from '#domain/cards/content.ts';
import { normaliseCardContent } from '#domain/cards/normalise.ts';
import type { CardProblem } from '#domain/cards/problem.ts';
import { validateCardContent } from '#domain/cards/validate.ts';

/** After the last change; nobody is told what is missing while it is being written. */
const PAUSE_MS = 1500;
const none: readonly CardProblem[] = [];

/** What keeps a card from being saved, once its author pauses; at once where `now`. */
export function useProblems(card: CardContent | null, isEmpty: boolean, now: boolean): readonly CardProblem[] {
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (!card || (isEmpty && !now)) {
      setFound(none);
      return;
    }
    const look = () => setFound(validateCardContent(normaliseCardContent(card)));
    if (now) {
      look();
      return;
    }
    setFound((before) => {
      if (before.length === 0) return before;
      // what has been mended is not said any longer
      const left = validateCardContent(normaliseCardContent(card));
      return before.filter(({ path, key }) => left.some((one) => one.path === path && one.key === key));
    });
    const timer = setTimeout(look, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [card, isEmpty, now]);
  return found;
}
