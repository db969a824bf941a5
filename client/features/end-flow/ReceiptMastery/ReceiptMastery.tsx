import { useState } from 'react';
import type { ReceiptMastery_ChangeFragment } from '#client/graphql/generated/end-flow.ts';
import { MasteryList } from '../MasteryList/MasteryList.tsx';
import type { NamedCard } from '../named-card.ts';
import { ReceiptHead } from '../ReceiptHead/ReceiptHead.tsx';
import { useT } from '../wording.ts';
import styles from './ReceiptMastery.module.css';

export interface ReceiptMasteryProps {
  changes: readonly ReceiptMastery_ChangeFragment[];
  cards: readonly NamedCard[];
}

/** Cards that are printed at once; the others unfold. */
const PRINTED = 5;

/** How well each card of the unit is known now, the shakiest first. */
export function ReceiptMastery({ changes, cards }: ReceiptMasteryProps) {
  const t = useT('endFlow');
  const [isOpen, setOpen] = useState(false);
  const up = changes.filter(({ oldMastery, newMastery }) => newMastery > oldMastery).length;
  const shakiest = [...changes].sort((a, b) => a.newMastery - b.newMastery);
  const rest = shakiest.length - PRINTED;
  // One more line is no longer than the button that would bring it.
  const isLong = rest > 1 && !isOpen;
  return (
    <section data-part="mastery">
      <ReceiptHead title={t('mastery')}>
        {up > 0 && <span className={styles.up}>{t('mastery_up', { count: up })}</span>}
      </ReceiptHead>
      <MasteryList changes={isLong ? shakiest.slice(0, PRINTED) : shakiest} cards={cards} />
      {isLong && (
        <button type="button" className={styles.more} data-line="" onClick={() => setOpen(true)}>
          {t('mastery_more', { count: rest })}
        </button>
      )}
      <p className={styles.note} data-line="">
        {up > 0 ? t('review_text', { up }) : t('review_same')}
      </p>
    </section>
  );
}
