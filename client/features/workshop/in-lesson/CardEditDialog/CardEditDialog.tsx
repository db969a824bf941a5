import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useT as useCommon } from '#client/i18n/useT.ts';
import { AuthoringServicesProvider } from '#client/parts/cards/editor/authoring-services.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { type CardContent, parseCardContent } from '#domain/cards/content.ts';
import { normaliseCardContent } from '#domain/cards/normalise.ts';
import { validateCardContent } from '#domain/cards/validate.ts';
import { cardsPort } from '../../cards-port.ts';
import { CardEditor } from '../../desk/CardEditor/CardEditor.tsx';
import { useProblems } from '../../desk/use-problems.ts';
import type { Conflict } from '../../drafts/card-view.ts';
import { useServices } from '../../use-services.ts';
import { saveCard } from '../save-card.ts';
import { useT } from '../wording.ts';
import styles from './CardEditDialog.module.css';

/* Two versions of a card are seldom. */
const ConflictPanel = lazy(() =>
  import('../../drafts/ConflictPanel/ConflictPanel.tsx').then((it) => ({ default: it.ConflictPanel })),
);

export interface CardEditDialogProps {
  cardId: number;
  packageId: number | null;
  content: CardContent;
  /** what is kept from now on */
  onSaved: (content: CardContent) => void;
  onClose: () => void;
}

type State =
  | { at: 'editing' | 'saving' | 'leaving' }
  | { at: 'failed'; why: string }
  | { at: 'conflict'; of: Conflict };

const isValid = (card: CardContent) => validateCardContent(normaliseCardContent(card)).length === 0;

/** An own card, edited where it is met. It is saved as a whole or left as it was; nothing waits for the next time. */
export function CardEditDialog({ cardId, packageId, content, onSaved, onClose }: CardEditDialogProps) {
  const t = useT('lessonCard');
  const common = useCommon('common');
  const port = cardsPort(useApolloClient());
  const services = useServices();
  const [card, setCard] = useState(content);
  const [base, setBase] = useState(() => JSON.stringify(content));
  const [state, setState] = useState<State>({ at: 'editing' });
  const [told, setTold] = useState(false);
  const problems = useProblems(card, false, told);
  const isChanged = useMemo(() => JSON.stringify(card) !== JSON.stringify(content), [card, content]);

  const save = async (next: CardContent, over: string) => {
    if (!isValid(next)) {
      setTold(true);
      setState({ at: 'editing' });
      return;
    }
    setState({ at: 'saving' });
    const mine = JSON.stringify(next);
    const answer = await saveCard(port, { cardId, packageId, content: mine, base: over });
    switch (answer.kind) {
      case 'saved': {
        const saved = parseCardContent(answer.card.content);
        toast({ kind: 'success', text: t('saved') });
        return onSaved(saved.ok ? saved.card : next);
      }
      case 'conflict': {
        const { content: theirs, updatedAt } = answer.current;
        return setState({ at: 'conflict', of: { base: over, mine, theirs, storedAt: updatedAt } });
      }
      case 'refused':
        return setState({ at: 'failed', why: answer.refusal.message });
      case 'unreachable':
        return setState({ at: 'failed', why: t('unreachable') });
    }
  };
  /** What was chosen of two versions is saved over the one that is kept. */
  const settle = (settled: string, { theirs }: Conflict) => {
    const read = parseCardContent(settled);
    if (!read.ok) return;
    setCard(read.card);
    setBase(theirs);
    void save(read.card, theirs);
  };
  const close = () => (isChanged ? setState({ at: 'leaving' }) : onClose());

  return (
    <>
      <Dialog
        open
        onClose={close}
        title={t('title')}
        closeLabel={common('close')}
        width={720}
        actions={
          state.at !== 'conflict' && (
            <>
              <Button
                block
                size="large"
                loading={state.at === 'saving'}
                disabled={!isChanged}
                onClick={() => void save(card, base)}
              >
                {t('save')}
              </Button>
              <Button block scene="secondary" onClick={close}>
                {common('cancel')}
              </Button>
            </>
          )
        }
      >
        {state.at === 'conflict' ? (
          <Suspense>
            <ConflictPanel conflict={state.of} onSettle={(settled) => settle(settled, state.of)} />
          </Suspense>
        ) : (
          <AuthoringServicesProvider value={services}>
            <p className={styles.failed} role="alert">
              {state.at === 'failed' && state.why}
            </p>
            <div className={styles.editor}>
              <CardEditor value={card} onChange={setCard} problems={problems} readOnly={state.at === 'saving'} />
            </div>
          </AuthoringServicesProvider>
        )}
      </Dialog>
      <ConfirmDialog
        open={state.at === 'leaving'}
        danger
        title={t('lose')}
        line={t('lose_text')}
        confirmLabel={t('discard')}
        cancelLabel={t('stay')}
        onConfirm={onClose}
        onCancel={() => setState({ at: 'editing' })}
      />
    </>
  );
}
