import { useApolloClient } from '@apollo/client/react';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { companionOf } from '#client/parts/PackageCover/package-look.ts';
import { useSession } from '#client/platform/session.ts';
import { dropUnit, takeUnit } from '#client/platform/unit-handover.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { progressOf } from '#domain/session/progress.ts';
import type { Session } from '#domain/session/session.ts';
import { deliver } from '../delivery.ts';
import { closeLesson } from '../lesson-store.ts';
import { postCancellation } from '../outbox.ts';
import { findUnfinished } from '../unfinished.ts';
import { useDelivery } from '../use-delivery.ts';
import { useT } from '../wording.ts';

const learnPath = '/unit/learn';

/** On every page but the lesson: sends results that are still here, and asks about a unit that was left in the middle. */
export function UnfinishedUnitPrompt() {
  const t = useT('lesson');
  const client = useApolloClient();
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const token = useSession((session) => session.token !== null);
  const [session, setSession] = useState<Session | null>(null);
  const elsewhere = path !== learnPath;
  useDelivery(elsewhere);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that is entered asks again
  useEffect(() => {
    setSession(null);
    if (!elsewhere || !token) return;
    let left = false;
    void findUnfinished(client, Date.now()).then((found) => {
      if (found === 'ended') toast({ kind: 'info', text: t('elsewhere_text') });
      else if (!left) setSession(found);
    });
    return () => {
      left = true;
    };
  }, [path, elsewhere, token, client]);

  if (!session) return null;
  const percent = Math.round(progressOf(session) * 100);
  const resume = () => {
    setSession(null);
    // A debug unit that was left would be opened in its place.
    if (takeUnit()?.unitId !== session.unitId) dropUnit();
    void navigate({ to: learnPath, search: { packageId: session.packageId ?? undefined } });
  };
  const abandon = () => {
    setSession(null);
    const report = postCancellation(session);
    closeLesson(session.unitId);
    void deliver(client, report);
  };
  return (
    <Dialog
      open
      dismissable={false}
      // Closed by a change of page, it is neither answer: the next page asks again.
      onClose={() => setSession(null)}
      width={420}
      align="center"
      picture={<Mascot id={companionOf(session.packageId)} pose="happy" size={112} />}
      title={t('unfinished_title')}
      description={
        session.challengeIndex === null
          ? t('unfinished_text', { level: session.level, percent })
          : t('duel_unfinished', { index: session.challengeIndex, percent })
      }
      actions={
        <>
          <Button block size="large" onClick={resume}>
            {t('resume')}
          </Button>
          <Button block scene="secondary" onClick={abandon}>
            {t('abandon')}
          </Button>
        </>
      }
    >
      <Meter size="s" value={percent} label={t('progress')} valueText={`${percent}%`} />
    </Dialog>
  );
}
