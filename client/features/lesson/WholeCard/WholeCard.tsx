import type { CardContent } from '#domain/cards/content.ts';
import { ClozeDetail } from '../ClozeDetail/ClozeDetail.tsx';
import { HanziDetail } from '../HanziDetail/HanziDetail.tsx';
import { McqDetail } from '../McqDetail/McqDetail.tsx';
import { WordDetail } from '../WordDetail/WordDetail.tsx';

/** Everything a card holds, whatever its kind. */
export function WholeCard({ card }: { card: CardContent }) {
  switch (card.type) {
    case 'enWord.card':
      return <WordDetail card={card} />;
    case 'cloze.card':
      return <ClozeDetail card={card} />;
    case 'mcq.card':
      return <McqDetail card={card} />;
    case 'kidHanzi.card':
      return <HanziDetail card={card} />;
  }
}
