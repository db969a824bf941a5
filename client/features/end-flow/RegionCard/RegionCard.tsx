import { lazy, Suspense, useState } from 'react';
import { Chest } from '#client/art/Chest/Chest.tsx';
import { Item } from '#client/art/Item/Item.tsx';
import type { RegionCard_RegionFragment } from '#client/graphql/generated/end-flow.ts';
import { useRegionName } from '#client/parts/region-name/use-region-name.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { REGION_COLOURS } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './RegionCard.module.css';

const RegionReward = lazy(() =>
  import('#client/parts/RegionReward/RegionReward.tsx').then((module) => ({ default: module.RegionReward })),
);

export interface RegionCardProps {
  region: RegionCard_RegionFragment;
}

/** The region that a challenge lies in: its stars, and the reward that waits once it has them all. */
export function RegionCard({ region: { region, stars, of, diamond, received } }: RegionCardProps) {
  const t = useT('endFlow');
  const colour = (region - 1) % REGION_COLOURS;
  const name = useRegionName(colour);
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState(received);
  const due = stars >= of && !taken;
  const count = t('region_stars', { stars, of });
  return (
    <section className={styles.card} data-region={colour} aria-label={name}>
      <Chest state={taken ? 'open' : due ? 'ready' : 'closed'} size={56} />
      <div className={styles.text}>
        <p className={styles.head}>
          <b>{name}</b>
          <b className="num">
            {count} <Item name="star" size={20} />
          </b>
        </p>
        <Meter tone="region" value={stars} max={of} label={t('region_progress')} valueText={count} />
        <p className={styles.line}>
          {taken ? t('region_received') : t(due ? 'region_due' : 'region_wait', { of, count: diamond })}
        </p>
      </div>
      {due && (
        <Button scene="secondary" size="small" onClick={() => setOpen(true)}>
          {t('region_open')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <RegionReward region={region} onTaken={() => setTaken(true)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
