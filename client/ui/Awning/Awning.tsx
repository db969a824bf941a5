import { cx } from '../cx.ts';
import styles from './Awning.module.css';

/** The scalloped stripe over a shop: it opens a region, in that region's colours, and every counter that sells something. */
export function Awning({ className }: { className?: string }) {
  return (
    <div className={cx(styles.shadow, className)} aria-hidden="true">
      <div className={styles.awning} />
    </div>
  );
}
