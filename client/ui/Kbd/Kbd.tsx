import { cx } from '../cx.ts';
import styles from './Kbd.module.css';

/** A key to press, drawn as a key cap. */
export function Kbd({ className, children }: { className?: string; children: string }) {
  return <kbd className={cx(styles.key, className)}>{children}</kbd>;
}
