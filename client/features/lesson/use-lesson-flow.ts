import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { appInfo } from '#client/graphql/app-info.ts';
import { type EndFlow_CompletionFragment } from '#client/graphql/generated/lesson.ts';
import { nextTask } from '#client/platform/next-task.ts';
import type { RefusedResult } from '#client/platform/refused-results.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { unfinishedCards } from '#domain/session/progress.ts';
import type { Session } from '#domain/session/session.ts';
import { deliver } from './delivery.ts';
import { type FoundUnit, findUnit } from './find-unit.ts';
import { closeLesson, openUnit, openWrongCards, resumeSession, useLesson } from './lesson-store.ts';
import { followOtherTabs } from './other-tabs.ts';
import { type CardName, type CompletionReport, postCompletion } from './outbox.ts';
import { preload } from './preload.ts';
import { useT } from './wording.ts';

/** What a completed unit came to. */
interface Ended {
  completion: EndFlow_CompletionFragment;
  packageId: number | null;
  cards: CardName[];
  /** The unit as it was learned, where this device has just learned it. */
  unit: Session | null;
  /** Another device had ended it before. */
  elsewhere: boolean;
  /** Its wrong cards were played once more. */
  rebaked: boolean;
}

/** Where the learn page is between opening and the result. */
export type LessonPhase =
  | { at: 'opening' }
  /** The unit is there, its pictures and letters are on their way. */
  | { at: 'preloading'; session: Session }
  | { at: 'playing' }
  | { at: 'submitting' }
  | { at: 'failed'; report: CompletionReport }
  | { at: 'refused'; result: RefusedResult; packageId: number | null }
  | ({ at: 'ended' } & Ended)
  /** The cards with a mistake once more, from the result of their unit and back to it. */
  | { at: 'wrongCards'; ended: Ended }
  /** A debug unit has no result. */
  | { at: 'debugEnded'; packageId: number | null }
  | { at: 'none' }
  | { at: 'expired' }
  /** The unit that this device kept was ended by another one. */
  | { at: 'elsewhere' }
  | { at: 'unreachable' };

/**
 * Runs a lesson from finding its unit to having its result. `retry` repeats what failed, `rebake` plays the wrong cards of the
 * unit once more.
 */
export function useLessonFlow() {
  const client = useApolloClient();
  const t = useT('lesson');
  const [phase, setPhase] = useState<LessonPhase>({ at: 'opening' });

  const submit = useCallback(
    async (report: CompletionReport, unit: Session | null = null) => {
      setPhase({ at: 'submitting' });
      const delivery = await deliver(client, report);
      const { packageId, cards } = report;
      if (delivery.kind === 'failed') setPhase({ at: 'failed', report });
      else if (delivery.kind === 'refused') setPhase({ at: 'refused', result: delivery.result, packageId });
      else if (delivery.kind === 'completed') {
        const { completion, elsewhere } = delivery;
        setPhase({ at: 'ended', completion, elsewhere, packageId, cards, unit, rebaked: false });
      }
    },
    [client],
  );

  const open = useCallback(async () => {
    setPhase({ at: 'opening' });
    const found = await findUnit(client, Date.now());
    if (found.kind === 'report') return submit(found.report);
    await nextTask();
    const session = await sessionOf(client, found);
    if (!session) return setPhase({ at: found.kind as 'none' | 'expired' | 'elsewhere' | 'unreachable' });
    setPhase({ at: 'preloading', session });
    await nextTask();
    await preload(session);
    startTransition(() => setPhase({ at: 'playing' }));
  }, [client, submit]);

  useEffect(() => void open(), [open]);

  const wasElsewhere = phase.at === 'ended' && phase.elsewhere;
  // told in the language of then: a change of language opens nothing anew
  const tellElsewhere = useEffectEvent(() => toast({ kind: 'info', text: t('completed_elsewhere') }));
  useEffect(() => {
    if (wasElsewhere) tellElsewhere();
  }, [wasElsewhere]);

  useEffect(() => {
    if (phase.at === 'playing') return followOtherTabs(() => setPhase({ at: 'elsewhere' }));
  }, [phase.at]);

  const finished = useLesson(({ session }) => (session?.frame.type === 'done' ? session : null));
  useEffect(() => {
    if (!finished) return;
    if (phase.at === 'wrongCards') setPhase({ at: 'ended', ...phase.ended, rebaked: true });
    if (phase.at === 'wrongCards') closeLesson(finished.unitId);
    if (phase.at !== 'playing') return;
    if (unfinishedCards(finished).length > 0) reportError(new Error(`Unit ${finished.unitId} ended with cards left`));
    if (finished.isDebug) setPhase({ at: 'debugEnded', packageId: finished.packageId });
    else void submit(postCompletion(finished), finished);
    closeLesson(finished.unitId);
  }, [phase, finished, submit]);

  const retry = () => void (phase.at === 'failed' ? submit(phase.report) : open());
  const rebake = () => {
    if (phase.at !== 'ended' || !phase.unit) return;
    const { at: _, ...ended } = phase;
    if (openWrongCards(phase.unit, Date.now())) setPhase({ at: 'wrongCards', ended });
  };
  const leaveWrongCards = () => {
    if (phase.at !== 'wrongCards') return;
    setPhase({ at: 'ended', ...phase.ended });
    closeLesson(phase.ended.completion.stats.unitId);
  };
  return { phase, retry, rebake, leaveWrongCards };
}

async function sessionOf(client: ApolloClient, found: FoundUnit): Promise<Session | null> {
  if (found.kind === 'session') {
    resumeSession(found.session);
    return found.session;
  }
  if (found.kind !== 'unit') return null;
  // Spelling is asked outside production only. Who cannot be reached is taken for production.
  const info = await appInfo(client).catch(() => undefined);
  return openUnit(found.unit, Date.now(), { spelling: info?.production === false });
}
