import { ClozeDetail } from '#client/features/lesson/ClozeDetail/ClozeDetail.tsx';
import { HanziDetail } from '#client/features/lesson/HanziDetail/HanziDetail.tsx';
import { McqDetail } from '#client/features/lesson/McqDetail/McqDetail.tsx';
import { WordDetail } from '#client/features/lesson/WordDetail/WordDetail.tsx';
import type { CardContent } from '#domain/cards/content.ts';

/** Everything a card holds, as a lesson shows it after its first right answer. */
export function renderCard(card: CardContent) {
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
