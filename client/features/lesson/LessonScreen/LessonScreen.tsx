import { useApolloClient } from '@apollo/client/react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useEffectEvent } from 'react';
import type { EndFlow_CompletionFragment } from '#client/graphql/generated/lesson.ts';
import { companionOf } from '#client/parts/PackageCover/package-look.ts';
import { useWhenIdle } from '#client/platform/idle.ts';
import { mistakenCards } from '#domain/session/duel.ts';
import { isReported } from '#domain/session/session.ts';
import { deliver } from '../delivery.ts';
import type { DrawEditor } from '../edited-card.ts';
import { LessonPlay } from '../LessonPlay/LessonPlay.tsx';
import { closeLesson, useLesson } from '../lesson-store.ts';
import { NoUnit } from '../NoUnit/NoUnit.tsx';
import { type CardName, postCancellation } from '../outbox.ts';
import { PreloadTip } from '../PreloadTip/PreloadTip.tsx';
import { SubmitFailed } from '../SubmitFailed/SubmitFailed.tsx';
import { Submitting } from '../Submitting/Submitting.tsx';
import { useLessonFlow } from '../use-lesson-flow.ts';

// Hardly anybody ever sees it, and who does is connected: the server has just answered.
const ResultRefused = lazy(async () => ({
  default: (await import('../ResultRefused/ResultRefused.tsx')).ResultRefused,
}));

/** A unit that was completed: what it brought, and the names of its cards. */
export interface LessonResult {
  completion: EndFlow_CompletionFragment;
  cards: CardName[];
  /** the companion of its package */
  mascot: number;
  /** those with a mistake may be played once more; absent where there is none, or the device no longer knows */
  wrongCards?: { count: number; rebaked: boolean; onRebake: () => void };
  onDone: () => void;
}

export interface LessonScreenProps {
  /** what follows a completed unit; the map if left out */
  end?: (result: LessonResult) => ReactNode;
  /** draws the editor of a card that the learner wrote */
  editor?: DrawEditor;
}

/** The learn page: finds its unit, plays it and hands in the result. */
export function LessonScreen({ end, editor }: LessonScreenProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { phase, retry, rebake, leaveWrongCards } = useLessonFlow();
  const session = useLesson((lesson) => lesson.session);
  const router = useRouter();
  // The way out must be there even if the network is gone by then.
  useWhenIdle(useCallback(() => router.preloadRoute({ to: '/atlas' }), [router]));
  const toMap = () => void navigate({ to: '/atlas' });

  const giveUp = () => {
    if (session && isReported(session)) void deliver(client, postCancellation(session));
    if (session) closeLesson(session.unitId);
  };
  const abandon = () => {
    giveUp();
    if (session?.isDebug) void navigate(debugQueueOf(session.packageId));
    else toMap();
  };
  const retryDuel = () => {
    giveUp();
    void navigate({ to: '/atlas', search: { challengeStage: session?.challengeIndex ?? undefined, preStart: true } });
  };

  switch (phase.at) {
    case 'opening':
      return <PreloadTip mascot={1001} turn={0} />;
    case 'preloading':
      return <PreloadTip mascot={companionOf(phase.session.packageId)} turn={phase.session.unitId} />;
    case 'playing':
      return session ? <LessonPlay session={session} onLeave={abandon} onRetry={retryDuel} editor={editor} /> : null;
    case 'wrongCards':
      return session ? (
        <LessonPlay session={session} onLeave={leaveWrongCards} onRetry={leaveWrongCards} editor={editor} />
      ) : null;
    case 'submitting':
      return <Submitting />;
    case 'failed':
      return <SubmitFailed mascot={companionOf(phase.report.packageId)} onRetry={retry} onLater={toMap} />;
    case 'refused':
      return (
        <Suspense fallback={<Submitting />}>
          <ResultRefused result={phase.result} mascot={companionOf(phase.packageId)} onLeave={toMap} />
        </Suspense>
      );
    case 'ended': {
      const { completion, cards, packageId, unit, rebaked } = phase;
      const count = unit?.queueType === 'Insert' ? mistakenCards(unit).length : 0;
      const wrongCards = count > 0 ? { count, rebaked, onRebake: rebake } : undefined;
      const result = { completion, cards, mascot: companionOf(packageId), wrongCards, onDone: toMap };
      return end?.(result) ?? <Leave to="/atlas" />;
    }
    case 'debugEnded':
      return <Leave {...debugQueueOf(phase.packageId)} />;
    default:
      return <NoUnit reason={phase.at} onRetry={retry} onLeave={toMap} />;
  }
}

/** Where a debug unit comes from. */
const debugQueueOf = (packageId: number | null) =>
  ({ to: '/debug/queue', search: { packageId: packageId ?? undefined } }) as const;

function Leave(place: { to: '/atlas' } | ReturnType<typeof debugQueueOf>) {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => void navigate({ ...place, replace: true }));
  useEffect(() => leave(), []);
  return null;
}
