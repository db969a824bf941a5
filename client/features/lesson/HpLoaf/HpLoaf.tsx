import { drawLoaf } from '#client/art/kit/oven.ts';
import { Picture } from '#client/art/Picture/Picture.tsx';
import styles from './HpLoaf.module.css';

export interface HpLoafProps {
  /** 0 to 100 */
  hp: number;
  /** whose strength it is */
  label: string;
}

/** The strength of a boss as a loaf: what it loses is bitten off. */
export function HpLoaf({ hp, label }: HpLoafProps) {
  const left = Math.min(100, Math.max(0, hp));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={left}
      className={styles.loaf}
    >
      {/* a new loaf with each bite, which shakes */}
      <Picture key={left} drawing={drawLoaf(left / 100)} className={left < 100 ? styles.bitten : undefined} />
    </div>
  );
}
