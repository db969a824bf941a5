import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useT as useRefusedT } from '#client/parts/refused-result/wording.ts';
import { useOnline } from '#client/platform/network.ts';
import { accountOf, useSession } from '#client/platform/session.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { deliver } from './delivery.ts';
import { ownReports } from './outbox.ts';
import { useT } from './wording.ts';

/** Sends what is left in the outbox whenever someone is logged in and the device is online, oldest first. */
export function useDelivery(enabled: boolean) {
  const client = useApolloClient();
  const t = useT('lesson');
  const refused = useRefusedT('refused');
  const online = useOnline();
  const account = useSession((session) => accountOf(session.token));
  const active = enabled && online && account !== null;

  useEffect(() => {
    if (!active) return;
    let stopped = false;
    const sendAll = async () => {
      for (const report of ownReports()) {
        if (stopped) return;
        const delivery = await deliver(client, report);
        if (delivery.kind === 'failed') return;
        if (delivery.kind === 'refused' && report.input.learnEvents.length > 0)
          toast({ kind: 'error', text: refused('kept_late') });
        if (delivery.kind === 'completed' && delivery.elsewhere)
          toast({ kind: 'info', text: t('completed_elsewhere') });
        else if (delivery.kind === 'completed') {
          const { exp, comboExp } = delivery.completion.stats;
          toast({ kind: 'success', text: t('delivered_late', { exp: exp + comboExp }) });
        }
      }
    };
    void sendAll();
    return () => {
      stopped = true;
    };
  }, [active, client, t, refused]);
}
