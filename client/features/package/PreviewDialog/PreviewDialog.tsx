import { type ReactNode, useEffect } from 'react';
import { WholeCard } from '#client/parts/cards/WholeCard/WholeCard.tsx';
import { useT as useCardT } from '#client/parts/cards/wording.ts';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { parseCardContent } from '#domain/cards/content.ts';
import { useT } from '../wording.ts';
import styles from './PreviewDialog.module.css';

export interface PreviewDialogProps {
  /** JSON of each card */
  contents: readonly string[];
  /** the card that is shown */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
  /** between the arrows, such as how well the card is known */
  foot?: ReactNode;
}

/** All of one card; arrows lead to its neighbours. */
export function PreviewDialog({ contents, index, onMove, onClose, foot }: PreviewDialogProps) {
  const t = useT('pkg');
  const cards = useCardT('card');
  const common = useT('common');
  const parsed = parseCardContent(contents[index] ?? '');
  const last = contents.length - 1;

  useEffect(() => {
    const pressed = ({ key, target, isComposing }: KeyboardEvent) => {
      // tabs inside a card have the arrows to themselves
      if (isComposing || (target instanceof Element && target.closest('[role="tablist"]'))) return;
      if (key === 'ArrowLeft' && index > 0) onMove(index - 1);
      if (key === 'ArrowRight' && index < last) onMove(index + 1);
    };
    // on the way down: a dialog keeps arrow keys from what is around it
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  }, [index, last, onMove]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('card_of', { number: index + 1, total: contents.length })}
      closeLabel={common('close')}
      width={640}
    >
      <div key={index} className={styles.card} data-user-text>
        {parsed.ok ? <WholeCard card={parsed.card} /> : <p>{cards('unreadable')}</p>}
      </div>
      <footer className={styles.foot}>
        <IconButton icon="left" label={t('previous')} disabled={index === 0} onClick={() => onMove(index - 1)} />
        <div className={styles.middle}>{foot}</div>
        <IconButton icon="right" label={t('next')} disabled={index === last} onClick={() => onMove(index + 1)} />
      </footer>
    </Dialog>
  );
}
