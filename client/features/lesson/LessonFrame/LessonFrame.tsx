import { Suspense, use } from 'react';
import { Face } from '#client/parts/cards/Face/Face.tsx';
import { companionOf } from '#client/parts/PackageCover/package-look.ts';
import type { FaceAction } from '#domain/cards/faces/answer.ts';
import { BOSS_CARDS, BOSS_HP } from '#domain/limits.ts';
import { bossHp, enemyOf } from '#domain/session/boss.ts';
import { duelOf } from '#domain/session/duel.ts';
import type { MatchOutcome } from '#domain/session/match.ts';
import { findPreviousCard } from '#domain/session/progress.ts';
import { getCard, type Session } from '#domain/session/session.ts';
import { BossQuestion } from '../BossQuestion/BossQuestion.tsx';
import { BossStart } from '../BossStart/BossStart.tsx';
import type { CardDetailProps } from '../CardDetail/CardDetail.tsx';
import { loadCardDetail } from '../CardDetail/load-card-detail.ts';
import { DuelQuestion } from '../DuelQuestion/DuelQuestion.tsx';
import type { MatchSide } from '../MatchGame/MatchGame.tsx';
import { MatchRound } from '../MatchRound/MatchRound.tsx';
import { UnreadableCard } from '../UnreadableCard/UnreadableCard.tsx';
import type { Verdict } from '../verdict.ts';

export interface LessonFrameProps {
  session: Session;
  verdict: Verdict | null;
  /** the card is shown in full after its first right answer */
  inDetail: boolean;
  onAction: (action: FaceAction) => void;
  onSelectPair: (side: MatchSide, place: number) => MatchOutcome;
  onProceed: () => void;
  /** opens the editor of a card, or says that there is none */
  onEdit: (cardId: number) => void;
}

/** The whole card; `preload` has fetched its page before the first frame. */
function LoadedDetail(props: CardDetailProps) {
  const { CardDetail } = use(loadCardDetail());
  return <CardDetail {...props} />;
}

const blows = { asked: 'none', right: 'enemy', wrong: 'player' } as const;

/** Whatever the session shows now. Give it a key for each frame. */
export function LessonFrame({
  session,
  verdict,
  inDetail,
  onAction,
  onSelectPair,
  onProceed,
  onEdit,
}: LessonFrameProps) {
  const { frame, boss } = session;
  const guest = enemyOf(session);
  const mascot = companionOf(session.packageId);

  switch (frame.type) {
    case 'bossStart':
      return <BossStart guest={guest} count={boss?.length ?? 0} onStart={onProceed} />;
    case 'match':
      return <MatchRound guest={guest} match={frame.match} onSelect={onSelectPair} onOver={onProceed} />;
    case 'done':
      return null;
  }
  const { question, answer, difficulty, cardId } = frame;
  const { content, cardStatus } = getCard(session, cardId);
  if (!question || !answer || !content) return <UnreadableCard onContinue={onProceed} />;
  if (inDetail) {
    const previous = findPreviousCard(session);
    return (
      <Suspense>
        <LoadedDetail
          card={content}
          previous={previous?.content ?? null}
          onContinue={onProceed}
          onEdit={() => onEdit(cardId)}
          onEditPrevious={() => previous && onEdit(previous.cardId)}
        />
      </Suspense>
    );
  }
  const face = (
    <Face
      question={question}
      answer={answer}
      card={content}
      cardStatus={cardStatus}
      difficulty={difficulty}
      passed={answer.passed}
      onAction={onAction}
    />
  );
  const outcome = verdict?.kind === 'wrong' ? 'wrong' : answer.passed ? 'right' : 'asked';
  if (session.queueType === 'Duel')
    return (
      <DuelQuestion guest={guest} mascot={mascot} duel={duelOf(session)} blow={blows[outcome]}>
        {face}
      </DuelQuestion>
    );
  if (frame.type === 'practice') return face;
  const hp = bossHp(session);
  return (
    <BossQuestion guest={guest} hp={hp} outcome={outcome} damage={damageOf(session)}>
      {face}
    </BossQuestion>
  );
}

/** What one card of the boss is worth. The faces still to come are alike, so the ones answered were too. */
function damageOf({ boss, cards }: Session): number {
  const next = boss?.find((face) => face.type === 'card');
  const count = Math.min(BOSS_CARDS, cards.filter(({ content }) => content !== null).length);
  return Math.round(next?.tickHp ?? BOSS_HP / Math.max(1, count));
}
