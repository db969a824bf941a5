import { useState } from 'react';
import type { EndFlow_CompletionFragment } from '#client/graphql/generated/end-flow.ts';
import { EndReceipt } from '../EndReceipt/EndReceipt.tsx';
import type { NamedCard } from '../named-card.ts';
import { RankUp } from '../RankUp/RankUp.tsx';
import { stepsOf } from '../steps.ts';
import type { WrongCardsOffer } from '../WrongCards/WrongCards.tsx';

export interface EndFlowProps {
  completion: EndFlow_CompletionFragment;
  cards: readonly NamedCard[];
  /** the companion that celebrates */
  mascot: number;
  wrongCards?: WrongCardsOffer;
  onDone: () => void;
}

/** What follows a completed unit: its receipt, which is torn off, and the place in the league that it brought. */
export function EndFlow({ completion, cards, mascot, wrongCards, onDone }: EndFlowProps) {
  const [steps] = useState(() => stepsOf(completion));
  const [place, setPlace] = useState(0);
  const isLast = place + 1 >= steps.length;
  const next = () => (isLast ? onDone() : setPlace(place + 1));
  if (steps[place] === 'rank' && completion.unitRankResponse)
    return <RankUp mascot={mascot} place={completion.unitRankResponse} onNext={next} />;
  return (
    <EndReceipt
      completion={completion}
      cards={cards}
      mascot={mascot}
      wrongCards={wrongCards}
      isLast={isLast}
      onTorn={next}
    />
  );
}
