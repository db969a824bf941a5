import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Item } from '#client/art/Item/Item.tsx';
import { type RankScreenQuery, useRankGuideSeenMutation, useRankScreenQuery } from '#client/graphql/generated/rank.ts';
import { LIVE_MS } from '#client/platform/live.ts';
import { useLive } from '#client/platform/use-live.ts';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { formatDiamonds } from '#client/ui/numbers.ts';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { ResourcePill } from '#client/ui/ResourcePill/ResourcePill.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { RankGhost } from '../RankGhost/RankGhost.tsx';
import { RankInGroup } from '../RankInGroup/RankInGroup.tsx';
import { useT } from '../wording.ts';
import styles from './RankScreen.module.css';

const RankBreak = lazy(() => import('../RankBreak/RankBreak.tsx').then((it) => ({ default: it.RankBreak })));
const RankCounting = lazy(() =>
  import('../RankCounting/RankCounting.tsx').then((it) => ({ default: it.RankCounting })),
);
const RankNotQualified = lazy(() =>
  import('../RankNotQualified/RankNotQualified.tsx').then((it) => ({ default: it.RankNotQualified })),
);
const RankResultCard = lazy(() =>
  import('../RankResultCard/RankResultCard.tsx').then((it) => ({ default: it.RankResultCard })),
);
const RankGuide = lazy(() => import('../RankGuide/RankGuide.tsx').then((it) => ({ default: it.RankGuide })));

type Home = RankScreenQuery['rankHome'];
type User = RankScreenQuery['currentUser'];
const LOWEST = 'BRONZE_1';

/** The league: where one stands in it now, whatever it is about. */
export function RankScreen() {
  const t = useT('rank');
  const [asked, setAsked] = useState(false);
  const help = useRef<HTMLButtonElement>(null);
  const query = useRankScreenQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const { refetch } = query;
  useLive(refetch, LIVE_MS.league);
  const again = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const [guideSeen] = useRankGuideSeenMutation();
  const { data } = query;
  const due = data?.rankHome.type === 'IN_GROUP' && !data.currentUser.flag.rankGuideSeen;
  const closeGuide = () => {
    setAsked(false);
    help.current?.focus();
    if (due) void guideSeen().catch(() => undefined);
  };
  return (
    <Page width="wide">
      <PageHead
        title={<span className="display">{t('title')}</span>}
        end={
          <>
            <IconButton
              ref={help}
              icon="help"
              label={t('rules')}
              aria-expanded={asked || due}
              onClick={() => (asked || due ? closeGuide() : setAsked(true))}
            />
            {data && (
              <ResourcePill
                tone="gem"
                picture={<Item name="diamond" />}
                value={formatDiamonds(data.assets.diamond)}
                label={t('diamonds')}
              />
            )}
          </>
        }
      />
      <Loaded
        query={query}
        label={t('loading')}
        className={styles.columns}
        failed={{ title: t('failed'), text: t('failed_text') }}
        skeleton={<RankGhost />}
      >
        {({ rankHome, assets, currentUser }) =>
          asked || due ? (
            <Suspense fallback={<Skeleton shape="box" height={480} />}>
              <RankGuide
                mascot={currentUser.mascotId}
                action={t(due ? 'guide_start' : 'got_it')}
                onClose={closeGuide}
              />
            </Suspense>
          ) : (
            <div className={styles.columns} data-type={rankHome.type}>
              <Suspense fallback={<Skeleton shape="box" height={480} />}>
                <Now home={rankHome} user={currentUser} diamonds={assets.diamond} onTime={again} />
              </Suspense>
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

/** What the league is about now: the picture of it, and what there is to see or to do. */
function Now({ home, user, diamonds, onTime }: { home: Home; user: User; diamonds: number; onTime: () => void }) {
  const t = useT('rank');
  const rank = home.currentRank ?? LOWEST;
  const mascot = user.mascotId;
  switch (home.type) {
    case 'RANK_FEATURE_DISABLED':
      return <StateMessage title={t('disabled')} text={t('disabled_text')} pose="sleep" />;
    case 'NOT_CLAIMED':
      return <RankResultCard home={home} mascot={mascot} diamonds={diamonds} />;
    case 'NOT_QUALIFIED':
      return <RankNotQualified home={home} mascot={mascot} />;
    case 'FREEZE_TIME':
      return <RankCounting home={home} rank={rank} mascot={mascot} onTime={onTime} />;
    case 'BREAK_TIME':
      return <RankBreak home={home} rank={rank} mascot={mascot} onTime={onTime} />;
    default:
      return <RankInGroup home={home} rank={rank} mascot={mascot} hidden={user.preferences.hiddenInLeague} />;
  }
}
