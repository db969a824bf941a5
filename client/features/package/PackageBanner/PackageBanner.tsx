import { Link } from '@tanstack/react-router';
import type { PackageBanner_PackageFragment } from '#client/graphql/generated/package.ts';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { nearestRegion } from '#client/parts/PackageCover/package-look.ts';
import { useMedia } from '#client/platform/use-media.ts';
import { FROM_TABLET } from '#client/theme/breakpoints.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { MIN_CARDS_TO_LEARN } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './PackageBanner.module.css';

interface Props {
  package: PackageBanner_PackageFragment;
}

/** The bag of a package with what is in it, how much of it is learned, and the way to study. */
export function PackageBanner({ package: pkg }: Props) {
  const t = useT('pkg');
  const types = useT('cards');
  const wide = useMedia(FROM_TABLET);
  const { id, name, description, cardType, cardCount, cardCountLearned } = pkg;
  const learned = Math.min(cardCountLearned, cardCount);
  const missing = MIN_CARDS_TO_LEARN - cardCount;
  return (
    <section className={styles.banner} data-region={nearestRegion(pkg.style.themeColor)}>
      <PackageCover package={pkg} pose="happy" width={wide ? 148 : 116} className={styles.bag} />
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.facts}>
          <Tag tone="region">{types(cardType ?? 'MIXED')}</Tag>
          <Tag>{t('cards', { count: cardCount })}</Tag>
        </p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.progress}>
        <Meter
          tone="region"
          value={learned}
          max={Math.max(1, cardCount)}
          label={t('learned')}
          valueText={`${learned} / ${cardCount}`}
        />
        <span className={styles.count}>{t('learned_of', { learned, count: cardCount })}</span>
      </div>
      <div className={styles.study}>
        {missing > 0 ? (
          <>
            <Button block disabled aria-describedby="study-missing">
              {t('study')}
            </Button>
            <small id="study-missing">{t('missing', { min: MIN_CARDS_TO_LEARN, missing })}</small>
          </>
        ) : (
          <Button block render={<Link to="/atlas" search={{ pkgId: id }} />}>
            {t('study')}
          </Button>
        )}
      </div>
    </section>
  );
}
