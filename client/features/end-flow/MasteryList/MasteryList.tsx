import type { CSSProperties } from 'react';
import type { ReceiptMastery_ChangeFragment } from '#client/graphql/generated/end-flow.ts';
import type { NamedCard } from '../named-card.ts';
import { useT } from '../wording.ts';
import styles from './MasteryList.module.css';

export interface MasteryListProps {
  changes: readonly ReceiptMastery_ChangeFragment[];
  cards: readonly NamedCard[];
}

/** Cards with their mastery before (filled) and after (hatched). */
export function MasteryList({ changes, cards }: MasteryListProps) {
  const t = useT('endFlow');
  const byId = new Map(cards.map((card) => [card.cardId, card]));
  return (
    <ul className={styles.list}>
      {changes.map(({ cardId, oldMastery: before, newMastery: after }) => {
        const { title = `#${cardId}`, lang } = byId.get(cardId) ?? {};
        const shares = { '--before': Math.min(before, after) / 100, '--after': after / 100 } as CSSProperties;
        return (
          <li key={cardId} className={styles.row} data-line="">
            <span className="sr-only">{t('mastery_line', { title, before, after })}</span>
            <span aria-hidden="true" className="clip" lang={lang}>
              {title}
            </span>
            <span aria-hidden="true" className={styles.bar} style={shares}>
              <i className={styles.after} />
              <i className={styles.before} />
            </span>
            <span aria-hidden="true" className={styles.numbers} data-up={after > before ? '' : undefined}>
              {before} → {after}%
            </span>
          </li>
        );
      })}
    </ul>
  );
}
