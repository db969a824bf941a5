import { useState } from 'react';
import {
  useMessagesQuery,
  useReadAllMessagesMutation,
  useReadMessageMutation,
} from '#client/graphql/generated/message.ts';
import { LIVE_MS } from '#client/platform/live.ts';
import { useLive } from '#client/platform/use-live.ts';
import { useAction } from '#client/ui/useAction.ts';
import { PAGE_SIZE } from '#domain/limits.ts';
import { keyOf, type Letter } from './letters.ts';
import { useT } from './wording.ts';

/** The messages of the learner, which one is read, and what can be done with them. */
export function useMessages() {
  const t = useT('message');
  const query = useMessagesQuery({ variables: { offset: 0, limit: PAGE_SIZE }, fetchPolicy: 'cache-and-network' });
  const [read] = useReadMessageMutation();
  const [readEach] = useReadAllMessagesMutation();
  const [opened, setOpened] = useState<string | null>(null);
  const { msgs = [], total = 0 } = query.data?.messages ?? {};

  const readAll = useAction(() => readEach(), { done: () => t('all_read') });
  const more = useAction(() => query.fetchMore({ variables: { offset: msgs.length, limit: PAGE_SIZE } }));

  // What arrives while the page is open comes by itself; whoever reads further back than the first page is left there.
  const renew = async () => {
    if (msgs.length > PAGE_SIZE) return;
    await query.fetchMore({ variables: { offset: 0, limit: PAGE_SIZE }, context: { quiet: true } });
  };
  useLive(renew, LIVE_MS.badges);

  /** Opens a letter, or closes the one that is open where it is folded; whoever opens one has read it. */
  const open = (letter: Letter, folds: boolean) => {
    const key = keyOf(letter);
    setOpened(folds && opened === key ? null : key);
    // A failure leaves it unread, which the learner sees; the letter itself is there.
    if (letter.readAt === null)
      void read({ variables: { input: { msgId: letter.id, msgType: letter.type } } }).catch(() => undefined);
  };

  return { query, msgs, earlier: Math.max(0, total - msgs.length), opened, open, readAll, more };
}
