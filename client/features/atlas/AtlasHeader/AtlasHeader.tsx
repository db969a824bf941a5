import { Item } from '#client/art/Item/Item.tsx';
import { useAtlasHeaderQuery } from '#client/graphql/generated/atlas.ts';
import { useEnergy } from '#client/graphql/use-energy.ts';
import { openDialog } from '#client/platform/dialogs.ts';
import { CountUp } from '#client/ui/CountUp/CountUp.tsx';
import { EnergyBar } from '#client/ui/EnergyBar/EnergyBar.tsx';
import { formatCountdown, formatDiamonds } from '#client/ui/numbers.ts';
import { ResourcePill } from '#client/ui/ResourcePill/ResourcePill.tsx';
import { STREAK_DISPLAY_CAP } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './AtlasHeader.module.css';

/** What the learner has: bread with the time to the next one, the streak, diamonds and exp. */
export function AtlasHeader() {
  const t = useT('atlas');
  const { data } = useAtlasHeaderQuery({ fetchPolicy: 'cache-and-network' });
  const { energy, msToNext } = useEnergy();
  const streak = Math.min(data?.checkIn.continuousDays ?? 0, STREAK_DISPLAY_CAP);
  return (
    <header className={styles.header}>
      <button type="button" className={styles.energy} onClick={() => openDialog('energy')}>
        <span className="sr-only">{t('get_bread')}</span>
        {energy && (
          <EnergyBar
            value={energy.currentEnergy}
            max={energy.energyLimit}
            label={t('bread')}
            next={
              <span className={styles.next}>
                {msToNext === null ? t('bread_full') : `+1 · ${formatCountdown(msToNext)}`}
              </span>
            }
          />
        )}
      </button>
      <span className={styles.space} />
      {data && (
        <>
          <ResourcePill
            tone="crust"
            className={styles.resource}
            data-rest={data.checkIn.todayCheckIn ? undefined : ''}
            picture={<Item name="flame" />}
            value={<CountUp value={streak} />}
            label={t('streak', { days: streak })}
          />
          <ResourcePill
            tone="gem"
            className={styles.resource}
            picture={<Item name="diamond" />}
            value={<CountUp value={data.assets.diamond} format={formatDiamonds} />}
            label={t('diamonds')}
            render={<button type="button" onClick={() => openDialog('diamonds')} />}
          />
          <ResourcePill
            className={`${styles.resource} ${styles.exp}`}
            picture={<Item name="exp" />}
            value={<CountUp value={data.assets.exp} />}
            label={t('exp')}
          />
        </>
      )}
    </header>
  );
}
