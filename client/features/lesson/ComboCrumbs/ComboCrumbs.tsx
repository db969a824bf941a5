import type { CSSProperties } from 'react';
import { useT } from '#client/i18n/useT.ts';
import styles from './ComboCrumbs.module.css';

const crumbs = Array.from({ length: 14 }, (_, i) => {
  const angle = (i / 14) * Math.PI * 2;
  const reach = 90 + ((i * 37) % 50);
  return { x: Math.round(Math.cos(angle) * reach), y: Math.round(Math.sin(angle) * reach), size: 6 + ((i * 5) % 7) };
});

/** Crumbs fly when a combo is worth it. Give it a key for each feast; it says nothing to assistive technology. */
export function ComboCrumbs({ combo }: { combo: number }) {
  const t = useT('lesson');
  return (
    <div className={styles.burst} aria-hidden="true">
      <b className={`${styles.word} display`}>{t('combo_feast', { count: combo })}</b>
      {crumbs.map(({ x, y, size }) => (
        <i
          key={`${x},${y}`}
          className={styles.crumb}
          style={{ '--x': `${x}px`, '--y': `${y}px`, '--size': `${size}px` } as CSSProperties}
        />
      ))}
    </div>
  );
}
