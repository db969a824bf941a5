import { useState } from 'react';
import type { EndFlow_CompletionFragment } from '#client/graphql/generated/end-flow.ts';
import { ChallengeEnd } from '../ChallengeEnd/ChallengeEnd.tsx';
import { CheckInPopup } from '../CheckInPopup/CheckInPopup.tsx';
import { DailyTasks } from '../DailyTasks/DailyTasks.tsx';
import { LessonEnd } from '../LessonEnd/LessonEnd.tsx';
import { MasteryReview } from '../MasteryReview/MasteryReview.tsx';
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

/** What follows a completed unit, one screen after the other. Enter skips each. */
export function EndFlow({ completion, cards, mascot, wrongCards, onDone }: EndFlowProps) {
  const [steps] = useState(() => stepsOf(completion));
  const [place, setPlace] = useState(0);
  const next = () => (place + 1 < steps.length ? setPlace(place + 1) : onDone());
  const { stats, challenge, masteryChanges, dailyTaskResponse, unitRankResponse } = completion;
  switch (steps[place]) {
    case 'mastery':
      return <MasteryReview changes={masteryChanges} cards={cards} onNext={next} />;
    case 'checkIn':
      return <CheckInPopup onNext={next} />;
    case 'tasks':
      return <DailyTasks board={dailyTaskResponse} onNext={next} />;
    case 'rank':
      return unitRankResponse && <RankUp mascot={mascot} place={unitRankResponse} onNext={next} />;
    default:
      return challenge ? (
        <ChallengeEnd mascot={mascot} challenge={challenge} stats={stats} onNext={next} />
      ) : (
        <LessonEnd
          mascot={mascot}
          stats={stats}
          changes={masteryChanges}
          cards={cards}
          wrongCards={wrongCards}
          onNext={next}
        />
      );
  }
}
