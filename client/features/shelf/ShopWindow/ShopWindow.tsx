import type { ReactNode } from 'react';
import { ShopLamp } from '#client/art/ShopLamp/ShopLamp.tsx';
import { Awning } from '#client/ui/Awning/Awning.tsx';
import { cx } from '#client/ui/cx.ts';
import styles from './ShopWindow.module.css';

interface Props {
  className?: string;
  children: ReactNode;
}

/** The bakery's window from the street: awning, lamps, a striped back wall and light on the glass. */
export function ShopWindow({ className, children }: Props) {
  return (
    <div className={cx(styles.window, className)}>
      <Awning className={styles.awning} />
      <span className={styles.lamps} aria-hidden="true">
        <ShopLamp />
        <ShopLamp />
      </span>
      <span className={styles.shine} aria-hidden="true" />
      {children}
    </div>
  );
}
