import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useFormatter } from 'use-intl';
import { Item } from '#client/art/Item/Item.tsx';
import { Prop } from '#client/art/Prop/Prop.tsx';
import { useMineScreenQuery } from '#client/graphql/generated/mine.ts';
import { Person } from '#client/parts/Person/Person.tsx';
import { useMedia } from '#client/platform/use-media.ts';
import { FROM_TABLET } from '#client/theme/breakpoints.ts';
import { Badge } from '#client/ui/Badge/Badge.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { IconTile } from '#client/ui/IconTile/IconTile.tsx';
import { List, ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { version } from '../../../../package.json';
import { GuestNotice } from '../GuestNotice/GuestNotice.tsx';
import { StatCard } from '../StatCard/StatCard.tsx';
import { useT } from '../wording.ts';
import styles from './MineScreen.module.css';

// A phone has no room for it.
const Homeland = lazy(() => import('../Homeland/Homeland.tsx').then((it) => ({ default: it.Homeland })));

/** The learner: who, since when, how much was done, and the way to settings, messages and help. */
export function MineScreen() {
  const t = useT('mine');
  const format = useFormatter();
  const roomy = useMedia(FROM_TABLET);
  const query = useMineScreenQuery({ fetchPolicy: 'cache-and-network' });
  const user = query.data?.currentUser;
  const unread = query.data?.unreadMessageCount ?? 0;
  const stats = query.data?.statsOverview;
  return (
    <Page>
      <PageHead
        title={<span className="display">{t('title')}</span>}
        end={
          <>
            <IconButton
              icon="bell"
              label={t('messages', { count: unread })}
              badge={unread > 0 && <Badge count={unread} />}
              className={styles.bell}
              render={<Link to="/message" />}
            />
            <IconButton icon="gear" label={t('settings')} render={<Link to="/user-setting" />} />
          </>
        }
      />
      <Loaded
        query={query}
        label={t('loading')}
        className={styles.parts}
        failed={{ title: t('failed'), text: t('failed_text') }}
        skeleton={
          <div className={styles.who}>
            {roomy && <Skeleton shape="box" className={styles.land} />}
            <div className={styles.ghost}>
              <Skeleton shape="round" width={88} height={88} />
              <div>
                <Skeleton width={160} height={26} />
                <Skeleton width={220} />
              </div>
            </div>
          </div>
        }
      >
        {({ currentUser: user, statsOverview }) => (
          <section className={styles.who}>
            {roomy && (
              <Suspense fallback={<div className={styles.land} />}>
                <Homeland mascot={user.mascotId} levels={statsOverview.stageCount} />
              </Suspense>
            )}
            <Person as="h2" person={user} size={88}>
              <p className={styles.since}>
                {t('joined', { date: format.dateTime(new Date(user.createdAt), { dateStyle: 'medium' }) })} ·{' '}
                <span className="num">ID {user.id}</span>
              </p>
            </Person>
          </section>
        )}
      </Loaded>
      <div className={styles.parts}>
        {user?.guest && <GuestNotice />}
        {!stats && !query.error && (
          // that it is loading is said above
          <div className={styles.stats} aria-hidden="true">
            <Skeletons label={t('loading')} className={styles.places}>
              {[1, 2, 3, 4].map((place) => (
                <Skeleton key={place} shape="box" height="auto" className={styles.stat} />
              ))}
            </Skeletons>
          </div>
        )}
        {stats && (
          <dl className={styles.stats}>
            <StatCard picture={<Prop name="oven" size={38} />} value={stats.stageCount} label={t('stageCount')} />
            <StatCard picture={<Item name="exp" size={38} />} value={stats.exp} label={t('exp')} />
            <StatCard
              picture={<Item name="calendar" size={38} />}
              value={stats.accumulatedCheckInDays}
              label={t('accumulatedCheckInDays')}
            />
            <StatCard
              picture={<Item name="flame" size={38} />}
              value={stats.maxCheckInCtDays}
              label={t('maxCheckInCtDays')}
            />
          </dl>
        )}
        <Card as="nav" pad={false} aria-label={t('links')}>
          <List>
            <ListRow picture={<IconTile name="flag" />} title={t('calendar')} arrow render={<Link to="/calendar" />} />
            <ListRow picture={<IconTile name="bulb" />} title={t('memory')} arrow render={<Link to="/memory" />} />
            <ListRow picture={<IconTile name="list" />} title={t('cards')} arrow render={<Link to="/my-cards" />} />
            <ListRow
              picture={<IconTile name="gear" />}
              title={t('settings')}
              arrow
              render={<Link to="/user-setting" />}
            />
            <ListRow
              picture={<IconTile name="help" />}
              title={t('help')}
              arrow
              render={<Link to="/help" preload={false} />}
            />
            <ListRow
              picture={<IconTile name="book" />}
              title={t('about')}
              end={<span className={styles.more}>{version}</span>}
              arrow
              render={<Link to="/about-us" />}
            />
          </List>
        </Card>
      </div>
    </Page>
  );
}
