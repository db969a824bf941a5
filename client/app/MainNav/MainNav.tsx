import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLocale } from 'use-intl';
import { Logo } from '#client/art/Logo/Logo.tsx';
import { NavIcon } from '#client/art/NavIcon/NavIcon.tsx';
import type { Place } from '#client/routing/feature.ts';
import { useT } from '../wording.ts';
import styles from './MainNav.module.css';

interface Props {
  places: readonly Place[];
  /** Where the learner is; undefined below a place, such as in the settings. */
  current?: string;
}

/** The main navigation: a rail of pictures from 768 px, with words from 1200; a bar at the bottom of a phone. */
export function MainNav({ places, current }: Props) {
  const t = useT('nav');
  const brand = useT('common')('brand');
  const locale = useLocale();
  const badge = ({ badge: Badge }: Place) =>
    Badge && (
      <Suspense>
        <Badge className={styles.badge} />
      </Suspense>
    );
  return (
    <>
      <nav className={styles.rail} aria-label={t('main')}>
        <Link to="/atlas" className={styles.brand} aria-label={brand}>
          <Logo size={48} />
          <b className="display">{brand}</b>
        </Link>
        {places.map((place) => (
          <Link key={place.to} to={place.to} className={styles.item} title={place.name[locale]}>
            <NavIcon name={place.icon} current={current === place.to} />
            <span className={styles.word}>{place.name[locale]}</span>
            {badge(place)}
          </Link>
        ))}
        <Link to="/help" preload={false} className={`${styles.item} ${styles.foot}`} title={t('help')}>
          <NavIcon name="help" />
          <span className={styles.word}>{t('help')}</span>
        </Link>
      </nav>
      <nav className={styles.bar} aria-label={t('main')}>
        {places.map(
          (place) =>
            place.onPhone !== false && (
              <Link key={place.to} to={place.to} className={styles.tab}>
                <NavIcon name={place.icon} current={current === place.to} />
                {(place.onPhone ?? place.name)[locale]}
                {badge(place)}
              </Link>
            ),
        )}
      </nav>
    </>
  );
}
