import { Link } from '@tanstack/react-router';
import type { ShelfBag_PackageFragment } from '#client/graphql/generated/shelf.ts';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { useMedia } from '#client/platform/use-media.ts';
import { FROM_TABLET } from '#client/theme/breakpoints.ts';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { useT } from '../wording.ts';
import styles from './ShelfBag.module.css';

interface Props {
  package: ShelfBag_PackageFragment;
  /** Opens what can be done with it. */
  onMore: (id: number) => void;
}

/** A package on the shelf: its bag stands on the board, its name and progress hang below. */
export function ShelfBag({ package: pkg, onMore }: Props) {
  const t = useT('shelf');
  const types = useT('cards');
  const wide = useMedia(FROM_TABLET);
  const { id, name, cardType, cardCount, cardCountLearned, owned, packageAccess, trailStatus } = pkg;
  const learned = cardCount > 0 && cardCountLearned >= cardCount;
  return (
    <li className={styles.cell}>
      <div className={styles.place}>
        {owned ? (
          <Tag tone="butter" className={styles.tag}>
            {t('own')}
          </Tag>
        ) : (
          !packageAccess && (
            <Tag tone="sky" className={styles.tag}>
              {t('trial', { count: trailStatus.trailCount, limit: trailStatus.trailLimit })}
            </Tag>
          )
        )}
        <PackageCover package={pkg} pose={learned ? 'happy' : 'idle'} width={wide ? 150 : 124} className={styles.bag} />
      </div>
      <div className={styles.caption}>
        <h3 className={styles.name}>
          <Link to="/packages/$id" params={{ id: String(id) }} className={styles.open}>
            {name}
          </Link>
        </h3>
        <p className={styles.type}>{types(cardType ?? 'MIXED')}</p>
      </div>
      <IconButton icon="more" label={t('more', { name })} className={styles.more} onClick={() => onMore(id)} />
      <div className={styles.progress}>
        <Meter
          size="s"
          tone={learned ? 'leaf' : 'butter'}
          value={cardCountLearned}
          max={Math.max(1, cardCount)}
          label={t('learned')}
          valueText={`${cardCountLearned} / ${cardCount}`}
        />
        <span className="num" aria-hidden="true">
          {cardCountLearned}/{cardCount}
        </span>
      </div>
    </li>
  );
}
