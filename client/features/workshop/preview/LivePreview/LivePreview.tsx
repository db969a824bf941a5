import { useDeferredValue, useMemo, useRef } from 'react';
import { type CardContent, parseCardContent } from '#domain/cards/content.ts';
import { useCard } from '../../drafts/use-drafts.ts';
import { PreviewPane } from '../PreviewPane/PreviewPane.tsx';

export interface LivePreviewProps {
  /** the card that is written; undefined where none is */
  cardKey: number | undefined;
  order: readonly number[];
  contentOf: (key: number) => string;
}

/** Other cards of the chapter that wrong answers may come from. */
const ALTERNATES = 9;
const read = (content: string): CardContent | null => {
  const parsed = parseCardContent(content);
  return parsed.ok ? parsed.card : null;
};

/** The preview of the card that is open, following each letter. */
export function LivePreview({ cardKey, order, contentOf }: LivePreviewProps) {
  const view = useCard(cardKey ?? 0);
  const written = cardKey === undefined ? '' : (view?.content ?? contentOf(cardKey));
  // the letter is seen in the editor first: a question is much to build and to draw
  const content = useDeferredValue(written);
  const card = useMemo(() => read(content), [content]);
  const neighbours = useRef<readonly CardContent[]>([]);
  const alternates = useMemo(() => {
    const at = cardKey === undefined ? 0 : order.indexOf(cardKey);
    const near = order.slice(Math.max(0, at - ALTERNATES), at + ALTERNATES + 1).filter((key) => key !== cardKey);
    const cards = near.flatMap((key) => read(contentOf(key)) ?? []).slice(0, ALTERNATES);
    // the same neighbours are the same question
    if (JSON.stringify(cards) !== JSON.stringify(neighbours.current)) neighbours.current = cards;
    return neighbours.current;
  }, [cardKey, order, contentOf]);
  return useMemo(() => <PreviewPane card={card} alternates={alternates} />, [card, alternates]);
}
