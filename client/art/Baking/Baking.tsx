import type { CSSProperties } from 'react';
import type { PictureSize } from '../Picture/Picture.tsx';
import styles from './Baking.module.css';

export interface BakingProps extends PictureSize {
  /** 0 raw dough, 40 risen, 85 baked, 100 golden; without it the dough breathes for as long as it takes */
  percent?: number;
  /** what is being done; without it the picture is decoration beside words that say so */
  label?: string;
}

const between = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)));

const OUTLINE = 'M14 76C14 48 30 30 60 30S106 48 106 76C106 86 92 90 60 90S14 86 14 76Z';
const LIGHT = 'M20 72C20 50 34 36 59 36S98 48 100 71C100 80 88 82 58 82S20 82 20 72Z';

const ASLEEP = 'M43 66q5 5 10 0M67 66q5 5 10 0M57 73q3 2.500 6 0';
const AWAKE = 'M43 67q5 -7 10 0M67 67q5 -7 10 0M53 71q7 8 14 0';

/** A loaf in its tin: dough that rises, bakes and turns golden as something comes to its end. */
export function Baking({ percent, label, size = 96, className }: BakingProps) {
  const now = percent === undefined ? undefined : Math.min(100, Math.max(0, percent));
  const at = now ?? 30;
  const rise = between(at, 0, 40);
  const bake = between(at, 30, 85);
  const gold = between(at, 80, 100);
  const picture = (
    <svg viewBox="0 0 120 112" width={(size * 120) / 112} height={size} aria-hidden="true" focusable="false">
      <ellipse className={styles.shadow} cx="60" cy="106" rx="46" ry="4" />
      <g className={styles.steam}>
        <path d="M40 22c-6-6 6-9 0-16M60 18c-6-6 6-9 0-16M80 22c-6-6 6-9 0-16" />
      </g>
      <g className={styles.loaf}>
        <path className={styles.low} d={OUTLINE} />
        <path className={styles.top} d={LIGHT} />
        <path className={styles.cuts} d="M40 40q8 8 4 18M60 36q8 9 4 20M80 40q8 8 4 18" />
        <path className={styles.shine} d="M28 56q4-11 14-15" />
        <path className={styles.line} d={OUTLINE} />
        <ellipse className={styles.blush} cx="38" cy="74" rx="5" ry="3" />
        <ellipse className={styles.blush} cx="82" cy="74" rx="5" ry="3" />
        <path className={styles.face} d={gold > 0.5 ? AWAKE : ASLEEP} />
      </g>
      <path className={styles.tin} d="M8 80H112L106 98Q104 104 98 104H22Q16 104 14 98Z" />
    </svg>
  );
  const look = {
    className: `${styles.baking} ${className ?? ''}`,
    'data-breathing': now === undefined ? '' : undefined,
    style: { '--rise': rise, '--bake': bake, '--gold': gold } as CSSProperties,
  };
  if (!label)
    return (
      <span {...look} aria-hidden="true">
        {picture}
      </span>
    );
  return (
    <span
      {...look}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={now === undefined ? undefined : Math.round(now)}
    >
      {picture}
    </span>
  );
}
