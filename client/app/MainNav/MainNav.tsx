import { Link } from '@tanstack/react-router';
import { Logo } from '#client/art/Logo/Logo.tsx';
import { NavIcon, type NavIconName } from '#client/art/NavIcon/NavIcon.tsx';
import { useMainNavQuery } from '#client/graphql/generated/shared.ts';
import { Badge } from '#client/ui/Badge/Badge.tsx';
import { useT } from '../wording.ts';
import styles from './MainNav.module.css';

type Place = Exclude<NavIconName, 'help'>;

const places: Place[] = ['atlas', 'reward', 'rank', 'shelf', 'mine', 'message'];
/** On a phone messages are reached by the bell in `mine`. */
const phonePlaces: Place[] = ['atlas', 'reward', 'rank', 'shelf', 'mine'];

interface Props {
  /** Where the learner is; undefined below a place, such as in the settings. */
  current?: string;
}

/** The main navigation: a rail of pictures from 768 px, with words from 1200; a bar at the bottom of a phone. */
export function MainNav({ current }: Props) {
  const t = useT('nav');
  const brand = useT('common')('brand');
  const { data } = useMainNavQuery({ fetchPolicy: 'cache-and-network' });
  const unclaimed = data?.unclaimedTaskCount ?? 0;
  const badge = (place: Place) =>
    place === 'reward' && (
      <Badge count={unclaimed} label={t('unclaimed', { count: unclaimed })} className={styles.badge} />
    );
  return (
    <>
      <nav className={styles.rail} aria-label={t('main')}>
        <Link to="/atlas" className={styles.brand} aria-label={brand}>
          <Logo size={48} />
          <b className="display">{brand}</b>
        </Link>
        {places.map((place) => (
          <Link key={place} to={`/${place}`} className={styles.item} title={t(place)}>
            <NavIcon name={place} current={current === `/${place}`} />
            <span className={styles.word}>{t(place)}</span>
            {badge(place)}
          </Link>
        ))}
        <Link to="/help" preload={false} className={`${styles.item} ${styles.foot}`} title={t('help')}>
          <NavIcon name="help" />
          <span className={styles.word}>{t('help')}</span>
        </Link>
      </nav>
      <nav className={styles.bar} aria-label={t('main')}>
        {phonePlaces.map((place) => (
          <Link key={place} to={`/${place}`} className={styles.tab}>
            <NavIcon name={place} current={current === `/${place}`} />
            {t(place === 'mine' ? 'mineTab' : place)}
            {badge(place)}
          </Link>
        ))}
      </nav>
    </>
  );
}
