import { useState } from 'react';
import { accountOf, useSession } from '#client/platform/session.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import type { Session } from '#domain/session/session.ts';
import type { DrawEditor } from './edited-card.ts';
import { tellEdited } from './lesson-store.ts';
import { useT } from './wording.ts';

/**
 * Editing in a lesson: `isOwn` says of a card whether it is the learner's, `edit` opens its editor or says that it cannot be
 * edited, `editor` is what is open. `edits` counts what was saved.
 */
export function useEditing(session: Session, draw: DrawEditor | undefined) {
  const t = useT('lesson');
  const account = accountOf(useSession(({ token }) => token));
  const [editing, setEditing] = useState<number | null>(null);
  const [edits, setEdits] = useState(0);
  const cardOf = (cardId: number) => session.cards.find((card) => card.cardId === cardId);
  const isOwn = (cardId: number) => draw !== undefined && String(cardOf(cardId)?.authorId) === account;
  const content = editing === null ? null : cardOf(editing)?.content;
  return {
    isOwn,
    edits,
    isEditing: editing !== null,
    edit: (cardId: number) => (isOwn(cardId) ? setEditing(cardId) : toast({ kind: 'info', text: t('cannot_edit') })),
    editor:
      editing !== null &&
      content &&
      draw?.({
        cardId: editing,
        packageId: session.packageId,
        content,
        onSaved: (saved) => {
          tellEdited(editing, saved, Date.now());
          setEdits(edits + 1);
          setEditing(null);
        },
        onClose: () => setEditing(null),
      }),
  };
}
