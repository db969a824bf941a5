import { useState } from 'react';
import { Item } from '#client/art/Item/Item.tsx';
import { formatDiamonds } from '#client/ui/numbers.ts';
import { ResourcePill } from '#client/ui/ResourcePill/ResourcePill.tsx';
import { useT } from '../wording.ts';
import styles from './DiamondCount.module.css';

/** The learner's diamonds. Those that come in jump up from the purse; with less motion the number just changes. */
export function DiamondCount({ value }: { value: number }) {
  const t = useT('reward');
  const [before, setBefore] = useState(value);
  const [gain, setGain] = useState(0);
  if (value !== before) {
    setBefore(value);
    setGain(value - before);
  }
  return (
    <span className={styles.purse}>
      <ResourcePill
        key={value}
        tone="gem"
        className={gain > 0 ? styles.jump : undefined}
        picture={<Item name="diamond" />}
        value={formatDiamonds(value)}
        label={t('diamonds')}
      />
      {gain > 0 && (
        <b key={`+${value}`} className={`${styles.gain} hero`} aria-hidden="true">
          +{gain}
        </b>
      )}
    </span>
  );
}
