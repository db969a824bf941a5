import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { AuthoringServicesProvider } from '#client/parts/cards/editor/authoring-services.ts';
import { accountOf, useSession } from '#client/platform/session.ts';
import { cardsPort } from '../cards-port.ts';
import { guardClosing, openDrafts, openPresence } from '../drafts/browser.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { picturesSent } from '../drafts/pictures.ts';
import type { Presence } from '../drafts/presence.ts';
import { DraftsContext } from '../drafts/use-drafts.ts';
import { PresenceContext } from '../drafts/use-presence.ts';
import { useServices } from '../use-services.ts';

/** What everything in the workshop stands on: the drafts of whoever is logged in, and what editors ask of the outside. */
export function WorkshopRoom({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const account = accountOf(useSession(({ token }) => token));
  const [drafts, setDrafts] = useState<Drafts>();
  const [presence, setPresence] = useState<Presence | null>(null);

  useEffect(() => {
    if (account === null) return;
    let gone = false;
    let close: (() => void) | undefined;
    void openDrafts(account, cardsPort(client)).then(async (opened) => {
      await opened.ready;
      if (gone) {
        opened.stop();
        return;
      }
      const unguard = guardClosing(opened);
      close = () => {
        unguard();
        // a picture that is still sent finds its card
        void picturesSent(opened).then(opened.stop);
      };
      setDrafts(opened);
    });
    return () => {
      gone = true;
      setDrafts(undefined);
      close?.();
    };
  }, [account, client]);

  useEffect(() => {
    if (account === null) return;
    const opened = openPresence(account);
    setPresence(opened);
    return () => {
      setPresence(null);
      opened.stop();
    };
  }, [account]);

  const services = useServices();
  if (!drafts) return null;
  return (
    <DraftsContext value={drafts}>
      <PresenceContext value={presence}>
        <AuthoringServicesProvider value={services}>{children}</AuthoringServicesProvider>
      </PresenceContext>
    </DraftsContext>
  );
}
