import { Link, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState } from 'react';
import { BagFilling } from '#client/art/BagFilling/BagFilling.tsx';
import { BagRibbon } from '#client/art/BagRibbon/BagRibbon.tsx';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { ShelfBag_PackageFragment } from '#client/graphql/generated/shelf.ts';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { packageLook } from '#client/parts/PackageCover/package-look.ts';
import { useReducedMotion } from '#client/platform/motion.ts';
import { useMedia } from '#client/platform/use-media.ts';
import { FROM_TABLET } from '#client/theme/breakpoints.ts';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { MIN_CARDS_TO_LEARN } from '#domain/limits.ts';
import { masteryOf } from '../mastery.ts';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { useT } from '../wording.ts';
import styles from './ShelfBag.module.css';

interface Props {
  package: ShelfBag_PackageFragment;
  /** Opens what can be done with it. */
  onMore: (id: number) => void;
}

/** ms that a lifted bag is seen in the air before the page changes. */
const LIFT_MS = 240;

/** A plain click; with a key or another button the browser opens the address elsewhere. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * A package in the window: its bag stands on the board and fills with what is learned, its name hangs below. A tap lifts the bag
 * and carries it to the map, where it is the chosen one; the name leads to its cards.
 */
export function ShelfBag({ package: pkg, onMore }: Props) {
  const t = useT('shelf');
  const navigate = useNavigate();
  const still = useReducedMotion();
  const wide = useMedia(FROM_TABLET);
  const [lifted, setLifted] = useState(false);
  const { id, name, cardCount, cardCountLearned, owned, packageAccess, trailStatus } = pkg;
  const mastery = masteryOf(cardCountLearned, cardCount);
  const complete = mastery === 100;
  const learnable = cardCount >= MIN_CARDS_TO_LEARN;

  useEffect(() => {
    if (!lifted) return;
    const carried = setTimeout(() => void navigate({ to: '/atlas', search: { pkgId: id } }), LIFT_MS);
    return () => clearTimeout(carried);
  }, [lifted, navigate, id]);
  const lift = (event: MouseEvent) => {
    if (still || !isPlain(event)) return;
    event.preventDefault();
    setLifted(true);
  };

  const bag = (
    <PackageCover
      package={pkg}
      pose={complete ? 'cheer' : 'idle'}
      width={wide ? 144 : 122}
      filling={<BagFilling full={mastery / 100} />}
      ribbon={complete && <BagRibbon />}
      className={styles.bag}
    />
  );
  return (
    <li
      className={styles.cell}
      data-region={packageLook(pkg).region}
      data-lifted={lifted ? '' : undefined}
      data-complete={complete ? '' : undefined}
    >
      <div className={styles.place}>
        {learnable ? (
          <Link
            to="/atlas"
            search={{ pkgId: id }}
            className={styles.pick}
            aria-label={t('bake_named', { name })}
            onClick={lift}
          >
            {bag}
          </Link>
        ) : (
          <Link
            to="/packages/$id"
            params={{ id: String(id) }}
            className={styles.pick}
            aria-label={t('open_named', { name })}
          >
            {bag}
          </Link>
        )}
        {learnable && (
          <span className={styles.now} aria-hidden="true">
            {t('bake')}
          </span>
        )}
        {owned ? (
          <Tag tone="butter" className={styles.sticker}>
            {t('own')}
          </Tag>
        ) : (
          !packageAccess && (
            <Tag tone="sky" className={styles.sticker}>
              {t('trial', { count: trailStatus.trailCount, limit: trailStatus.trailLimit })}
            </Tag>
          )
        )}
        <IconButton icon="more" label={t('more', { name })} className={styles.more} onClick={() => onMore(id)} />
      </div>
      <PriceTag>
        <h3 className={styles.name}>
          <Link to="/packages/$id" params={{ id: String(id) }} className={styles.open}>
            {name}
          </Link>
        </h3>
        <p className={styles.facts}>
          <span className="sr-only">{t('progress', { learned: cardCountLearned, count: cardCount })}</span>
          <span className={styles.percent} aria-hidden="true">
            <b className="hero">{mastery}</b>%
          </span>
          <span className={styles.count} aria-hidden="true">
            {complete ? (
              <>
                <Icon name="check" size={14} />
                {t('complete')}
              </>
            ) : (
              `${cardCountLearned} / ${cardCount}`
            )}
          </span>
        </p>
      </PriceTag>
    </li>
  );
}
