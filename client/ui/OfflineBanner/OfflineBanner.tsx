import type { ReactNode } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { cx } from '../cx.ts';
import styles from './OfflineBanner.module.css';

export interface OfflineBannerProps {
  text: ReactNode;
  /** what happens to what was done meanwhile */
  line?: ReactNode;
  className?: string;
}

/** The network is away. */
export function OfflineBanner({ text, line, className }: OfflineBannerProps) {
  return (
    <div role="status" className={cx(styles.banner, className)}>
      <Icon name="offline" size={24} className={styles.icon} />
      <span>
        {text}
        {line && <small className={styles.line}>{line}</small>}
      </span>
    </div>
  );
}
