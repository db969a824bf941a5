import { Icon } from '#client/art/Icon/Icon.tsx';
import type { PackageTile_PackageFragment } from '#client/graphql/generated/atlas.ts';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { MIN_CARDS_TO_LEARN } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './PackageTile.module.css';

interface Props {
  package: PackageTile_PackageFragment;
  /** Exp a unit of it gives. */
  exp?: number;
  selected: boolean;
  onSelect: (id: number) => void;
}

/** One bag to choose from: its companion, how far it is learned and what a unit gives. */
export function PackageTile({ package: pkg, exp, selected, onSelect }: Props) {
  const t = useT('picker');
  const types = useT('cards');
  const missing = Math.max(0, MIN_CARDS_TO_LEARN - pkg.cardCount);
  return (
    <label className={styles.tile} data-selected={selected ? '' : undefined}>
      <input type="radio" name="package" className="sr-only" checked={selected} onChange={() => onSelect(pkg.id)} />
      <PackageCover package={pkg} pose={selected ? 'happy' : 'idle'} width={124} />
      <b className={styles.name}>{pkg.name}</b>
      <span className={styles.type}>{types(pkg.cardType ?? 'MIXED')}</span>
      <span className={styles.progress}>
        <Meter
          size="s"
          tone={selected ? 'crust' : 'butter'}
          value={pkg.cardCountLearned}
          max={pkg.cardCount}
          label={t('learned')}
          valueText={`${pkg.cardCountLearned} / ${pkg.cardCount}`}
        />
        <span className="num" aria-hidden="true">
          {pkg.cardCountLearned}/{pkg.cardCount}
        </span>
      </span>
      {missing > 0 ? (
        <Tag tone="jam">{t('cards_missing', { missing })}</Tag>
      ) : (
        exp !== undefined && <Tag tone={selected ? 'solid' : 'plain'}>{t('exp', { exp })}</Tag>
      )}
      {selected && (
        <i className={styles.mark}>
          <Icon name="check" size={20} />
        </i>
      )}
    </label>
  );
}
