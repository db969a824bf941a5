import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useId, useState } from 'react';
import {
  type RankScreenQuery,
  useHideInLeagueMutation,
  useRankGuideSeenMutation,
  useRankScreenQuery,
} from '#client/graphql/generated/rank.ts';
import { LIVE_MS } from '#client/platform/live.ts';
import { useLive } from '#client/platform/use-live.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { Countdown } from '#client/ui/Countdown/Countdown.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { formatTimer } from '#client/ui/numbers.ts';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { Switch } from '#client/ui/Switch/Switch.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { LEAGUE_UP2_COUNT } from '#domain/limits.ts';
import { RankGroup } from '../RankGroup/RankGroup.tsx';
import { RankResultCard } from '../RankResultCard/RankResultCard.tsx';
import { RankSummary } from '../RankSummary/RankSummary.tsx';
import { TierLadder } from '../TierLadder/TierLadder.tsx';
import { useT } from '../wording.ts';
import styles from './RankScreen.module.css';

const RankGuide = lazy(() => import('../RankGuide/RankGuide.tsx').then((it) => ({ default: it.RankGuide })));

type Home = RankScreenQuery['rankHome'];
const LOWEST = 'BRONZE_1';
const DAY_MS = 86_400_000;

/** The league: where one stands in it now, whatever it is about. */
export function RankScreen() {
  const t = useT('rank');
  const [asked, setAsked] = useState(false);
  const query = useRankScreenQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  useLive(query.refetch, LIVE_MS.league);
  const [guideSeen] = useRankGuideSeenMutation();
  const { data } = query;
  const due = data?.rankHome.type === 'IN_GROUP' && !data.currentUser.flag.rankGuideSeen;
  const closeGuide = () => {
    setAsked(false);
    if (due) void guideSeen().catch(() => undefined);
  };
  return (
    <Page>
      <PageHead
        title={<span className="display">{t('title')}</span>}
        end={<IconButton icon="help" label={t('rules')} onClick={() => setAsked(true)} />}
      />
      <Loaded
        query={query}
        label={t('loading')}
        className={styles.columns}
        failed={{ title: t('failed'), text: t('failed_text') }}
        skeleton={
          <>
            <Skeleton shape="box" height={320} />
            <Skeleton shape="box" height={480} />
          </>
        }
      >
        {({ rankHome, assets, currentUser }) => (
          <div className={styles.columns}>
            <div className={styles.side}>
              <Now
                home={rankHome}
                mascot={currentUser.mascotId}
                diamonds={assets.diamond}
                onTime={() => void query.refetch()}
              />
              {rankHome.currentRank != null && <Hiding hidden={currentUser.preferences.hiddenInLeague} />}
            </div>
            {rankHome.users.length > 0 ? <RankGroup users={rankHome.users} /> : <TierLadder />}
          </div>
        )}
      </Loaded>
      {(asked || due) && (
        <Suspense>
          <RankGuide open onClose={closeGuide} />
        </Suspense>
      )}
    </Page>
  );
}

/** What the league is about now. */
function Now({ home, mascot, diamonds, onTime }: { home: Home; mascot: number; diamonds: number; onTime: () => void }) {
  const t = useT('rank');
  const rank = home.currentRank ?? LOWEST;
  const last = home.result && <p>{t('last', { result: t(home.result) })}</p>;
  switch (home.type) {
    case 'RANK_FEATURE_DISABLED':
      return <StateMessage title={t('disabled')} text={t('disabled_text')} pose="sleep" />;
    case 'NOT_CLAIMED':
      return <RankResultCard home={home} mascot={mascot} diamonds={diamonds} />;
    case 'NOT_QUALIFIED':
      return <NotQualified home={home} mascot={mascot} />;
    case 'FREEZE_TIME':
      return (
        <RankSummary rank={rank} mascot={mascot} mood="frost">
          <h3>{t('freeze')}</h3>
          <p>{t('freeze_text')}</p>
          {home.groupPosition != null && <p>{t('place', { place: home.groupPosition })}</p>}
          <p>
            {t('result_in')} <Countdown until={Date.parse(home.resultTime)} onEnd={onTime} />
          </p>
        </RankSummary>
      );
    case 'BREAK_TIME':
      return (
        <RankSummary rank={rank} mascot={mascot} mood="night">
          <h3>{t('break')}</h3>
          {last}
          <p>{t('break_text')}</p>
          <p>
            {t('starts_in')} <Countdown until={Date.parse(home.nextSeasonStartTime)} onEnd={onTime} />
          </p>
        </RankSummary>
      );
    default:
      return <InGroup home={home} mascot={mascot} rank={rank} />;
  }
}

function NotQualified({ home: { atlasLevel, requiredAtlasLevel }, mascot }: { home: Home; mascot: number }) {
  const t = useT('rank');
  return (
    <RankSummary rank={LOWEST} mascot={mascot}>
      <h3>{t('need', { level: requiredAtlasLevel })}</h3>
      <p>{t('need_text')}</p>
      <div className={styles.progress}>
        <Meter
          value={atlasLevel}
          max={requiredAtlasLevel}
          tone="butter"
          label={t('levels')}
          valueText={`${atlasLevel} / ${requiredAtlasLevel}`}
        />
        <span className="num" aria-hidden="true">
          {atlasLevel}/{requiredAtlasLevel}
        </span>
      </div>
      <Button block render={<Link to="/atlas" />}>
        {t('learn')}
      </Button>
    </RankSummary>
  );
}

interface InGroupProps {
  home: Home;
  mascot: number;
  rank: string;
}

function InGroup({ home: { users, groupPosition, seasonEndTime }, mascot, rank }: InGroupProps) {
  const t = useT('rank');
  const left = Math.max(0, Date.parse(seasonEndTime) - Date.now());
  const top = users[LEAGUE_UP2_COUNT - 1];
  const me = users.find((user) => user.me);
  return (
    <RankSummary rank={rank} mascot={mascot}>
      {groupPosition == null ? (
        <>
          <h3>{t('waiting')}</h3>
          <p>{t('waiting_text')}</p>
        </>
      ) : (
        <h3>{t('place', { place: groupPosition })}</h3>
      )}
      {top && me && groupPosition != null && groupPosition > LEAGUE_UP2_COUNT && (
        <p>{t('to_top', { exp: top.exp - me.exp + 1 })}</p>
      )}
      <p className="num">{t('left', { days: Math.floor(left / DAY_MS), time: formatTimer(left % DAY_MS) })}</p>
      <Button block render={<Link to="/atlas" />}>
        {t('learn')}
      </Button>
    </RankSummary>
  );
}

/** Whether others see one's name. */
function Hiding({ hidden }: { hidden: boolean }) {
  const t = useT('rank');
  const name = useId();
  const [hideInLeague] = useHideInLeagueMutation();
  const hide = useAction((to: boolean) => hideInLeague({ variables: { hidden: to } }), {
    done: (_, to) => t(to ? 'hidden' : 'shown'),
  });
  return (
    <Card>
      <div className={styles.hiding}>
        <b id={name}>{t('hide')}</b>
        <Switch labelledBy={name} checked={hidden} onChange={(to) => void hide.run(to)} />
      </div>
      <p>{t('hide_text')}</p>
    </Card>
  );
}
