import type { MouseEvent } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { useT } from '../wording.ts';
import styles from './EmptyPlace.module.css';

export interface EmptyPlaceProps {
  /** Asks for a package to put here. */
  onFill: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** The place beside the last bag: the outline of a bag that is not there yet. */
export function EmptyPlace({ onFill }: EmptyPlaceProps) {
  const t = useT('shelf');
  return (
    <li className={styles.cell}>
      <div className={styles.place}>
        <button type="button" className={styles.outline} aria-label={t('empty_place')} onClick={onFill}>
          <Icon name="plus" size={34} />
        </button>
      </div>
      <PriceTag>
        <p className={styles.title}>{t('empty_place_title')}</p>
        <p className={styles.text}>{t('empty_place_text')}</p>
      </PriceTag>
    </li>
  );
}
