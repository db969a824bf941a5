import { createPresence, type PresenceWord } from '#client/features/workshop/drafts/presence.ts';

/** A window beside this one, which has a card open; `say` opens another one there, or none. */
export function otherWindow(cardId: number) {
  const heard = new Set<(word: PresenceWord) => void>();
  let open: number | null = cardId;
  const answer = () => {
    for (const hear of heard) hear({ window: 'other', cardId: open, asks: false });
  };
  const presence = createPresence(
    'this',
    {
      post: ({ asks }) => void (asks && queueMicrotask(answer)),
      subscribe(hear) {
        heard.add(hear);
        return () => void heard.delete(hear);
      },
      close: () => undefined,
    },
    { now: Date.now, after: () => () => undefined },
  );
  return {
    presence,
    say(next: number | null) {
      open = next;
      answer();
    },
  };
}
