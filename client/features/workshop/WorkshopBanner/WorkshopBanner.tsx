import { Bag } from '#client/art/Bag/Bag.tsx';
import type { WorkshopPackageFragment } from '#client/graphql/generated/workshop.ts';
import { packageLook } from '#client/parts/PackageCover/package-look.ts';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { useT } from '../wording.ts';
import styles from './WorkshopBanner.module.css';

export interface WorkshopBannerProps {
  pkg: WorkshopPackageFragment;
  /** changes its name and cover */
  onEdit: () => void;
}

/** The cover of the package with how much of it is learned. A tap changes name and cover. */
export function WorkshopBanner({ pkg, onEdit }: WorkshopBannerProps) {
  const t = useT('workshop');
  const look = packageLook(pkg);
  const learned = Math.min(pkg.cardCountLearned, pkg.cardCount);
  return (
    <div className={styles.banner} data-region={look.region}>
      <Bag {...look} pose="happy" width={60} />
      <div className={styles.words}>
        <button type="button" className={styles.name} title={t('edit_package')} onClick={onEdit} data-user-text>
          {pkg.name}
        </button>
        <Meter
          tone="region"
          size="s"
          value={learned}
          max={Math.max(1, pkg.cardCount)}
          label={t('learned')}
          valueText={`${learned} / ${pkg.cardCount}`}
        />
        <span className={styles.count}>{t('learned_of', { learned, count: pkg.cardCount })}</span>
      </div>
    </div>
  );
}
