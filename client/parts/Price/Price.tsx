import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { Item } from '#client/art/Item/Item.tsx';
import styles from './Price.module.css';
import { useT } from './wording.ts';

export interface PriceProps {
  /** what is paid or gained; yuan in whole cents */
  unit: 'diamond' | 'bread' | 'yuan';
  amount: number;
  /** px of the picture; 20 */
  size?: number;
  /** another way to write the amount, such as a short form of large numbers */
  children?: ReactNode;
}

/** An amount with its picture; a screen reader hears the unit in words. */
export function Price({ unit, amount, size = 20, children }: PriceProps) {
  const t = useT('price');
  const format = useFormatter();
  if (unit === 'yuan')
    return (
      <b className={styles.price}>
        {format.number(amount / 100, { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' })}
      </b>
    );
  return (
    <span className={styles.price} data-unit={unit}>
      <Item name={unit} size={size} />
      <span className="sr-only">{t(unit, { amount })}</span>
      <b aria-hidden="true">{children ?? amount}</b>
    </span>
  );
}
