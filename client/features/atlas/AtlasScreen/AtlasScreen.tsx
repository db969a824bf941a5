import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { type LevelStop_StageFragment, useAtlasHeaderQuery } from '#client/graphql/generated/atlas.ts';
import { useWhenIdle } from '#client/platform/idle.ts';
import { LoadFailed } from '#client/ui/LoadFailed/LoadFailed.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { AtlasHeader } from '../AtlasHeader/AtlasHeader.tsx';
import { starsOfRegion } from '../challenge-stars.ts';
import { JumpButton } from '../JumpButton/JumpButton.tsx';
import { LoadMore } from '../LoadMore/LoadMore.tsx';
import { NextRegionCard } from '../NextRegionCard/NextRegionCard.tsx';
import { PartingFog } from '../PartingFog/PartingFog.tsx';
import { RegionChest } from '../RegionChest/RegionChest.tsx';
import { RegionSign } from '../RegionSign/RegionSign.tsx';
import type { Challenge, Level } from '../regions.ts';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import { StartFooter } from '../StartFooter/StartFooter.tsx';
import { Trail } from '../Trail/Trail.tsx';
import { useArrival } from '../use-arrival.ts';
import { useT } from '../wording.ts';
import styles from './AtlasScreen.module.css';
import { useAtlas } from './use-atlas.ts';
import { useChallenges } from './use-challenges.ts';
import { useKeptScroll } from './use-kept-scroll.ts';

const loadPicker = () => import('../PackagePicker/PackagePicker.tsx');
const loadCard = () => import('../ReviewCard/ReviewCard.tsx');
const PackagePicker = lazy(() => loadPicker().then((module) => ({ default: module.PackagePicker })));
const ReviewCard = lazy(() => loadCard().then((module) => ({ default: module.ReviewCard })));
// Reads cards, which the map itself never does.
const LevelReview = lazy(() =>
  import('../LevelReview/LevelReview.tsx').then((module) => ({ default: module.LevelReview })),
);

const ChallengeSheet = lazy(() =>
  import('../ChallengeSheet/ChallengeSheet.tsx').then((module) => ({ default: module.ChallengeSheet })),
);
const RegionReward = lazy(() =>
  import('#client/parts/RegionReward/RegionReward.tsx').then((module) => ({ default: module.RegionReward })),
);

interface Props {
  /** The rewards of today, shown beside the map where there is room. */
  rewards: ReactNode;
  /** Whether there is room for the side panel. */
  wide: boolean;
  /** Opens the picker at once. */
  preStart?: boolean;
  /** Opens the picker with this package chosen. */
  packageId?: number;
  /** Opens this challenge, 1 and up, instead of the picker. */
  challengeStage?: number;
}

type Opened =
  | { kind: 'picker' }
  | { kind: 'challenge'; index: number }
  | { kind: 'reward'; region: number }
  | { kind: 'card'; stage: LevelStop_StageFragment }
  | { kind: 'review'; stageId: number; level: number };

/** Home: the bakery map with its regions, newest first, and everything that starts from a level. */
export function AtlasScreen({ rewards, wide, preStart, packageId, challengeStage }: Props) {
  const t = useT('atlas');
  const map = useRef<HTMLDivElement>(null);
  const { cameRegions, regions, activeLevel, complete, loadMore, error, refetch } = useAtlas();
  const { stars, received } = useChallenges(cameRegions);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  // The header asks for it too; it is sent once.
  const { data: head } = useAtlasHeaderQuery({ fetchPolicy: 'cache-first' });
  const arriving = useArrival(activeLevel);
  useKeptScroll(map, activeLevel);
  // The map outlives a visit to another page, a dialog on it does not.
  useEffect(() => () => setOpened(undefined), []);
  useWhenIdle(loadPicker);
  useWhenIdle(loadCard);
  useEffect(() => {
    if (challengeStage) setOpened({ kind: 'challenge', index: challengeStage });
    else if (preStart || packageId) setOpened({ kind: 'picker' });
  }, [preStart, packageId, challengeStage]);

  const onLevel = ({ state, stage }: Level<LevelStop_StageFragment>) => {
    if (state === 'active') setOpened({ kind: 'picker' });
    else if (state === 'locked') toast({ kind: 'info', text: t('locked') });
    else if (stage) setOpened({ kind: 'card', stage });
  };
  const onChallenge = ({ index, anchor, anchorDone }: Challenge) => {
    if (anchorDone) setOpened({ kind: 'challenge', index });
    else toast({ kind: 'info', text: t('challenge_inactive', { level: anchor }) });
  };

  return (
    <main className={styles.atlas}>
      <div ref={map} className={styles.map}>
        <h1 className="sr-only">{t('title')}</h1>
        <AtlasHeader />
        {regions?.[0] && activeLevel ? (
          <>
            {arriving && activeLevel === regions[0].firstLevel && <PartingFog colour={regions[0].colour} />}
            <NextRegionCard index={regions[0].index + 1} done={activeLevel - regions[0].firstLevel} />
            {regions.map((region) => (
              <section key={region.index} data-region={region.colour}>
                <RegionSign region={region}>
                  <RegionChest
                    stars={starsOfRegion(stars, region.index + 1)}
                    received={received?.includes(region.index + 1)}
                    onOpen={() => setOpened({ kind: 'reward', region: region.index + 1 })}
                  />
                </RegionSign>
                <Trail
                  region={region}
                  stars={stars}
                  companion={head?.currentUser.mascotId}
                  arriving={arriving}
                  onLevel={onLevel}
                  onChallenge={onChallenge}
                />
              </section>
            ))}
            {complete ? <StartFooter /> : <LoadMore label={t('loading')} onVisible={loadMore} />}
            <JumpButton map={map} level={activeLevel} />
          </>
        ) : error ? (
          <LoadFailed title={t('failed')} text={t('failed_text')} onRetry={refetch} />
        ) : (
          <Skeletons label={t('loading')} className={styles.loading}>
            <Skeleton shape="box" height={96} />
            <Skeleton shape="bun" width={76} height={60} className={styles.left} />
            <Skeleton shape="bun" width={76} height={60} />
            <Skeleton shape="bun" width={76} height={60} className={styles.right} />
          </Skeletons>
        )}
      </div>
      {wide && <SidePanel rewards={rewards} />}
      <Suspense>
        {opened?.kind === 'card' && (
          <ReviewCard
            stage={opened.stage}
            onClose={close}
            onReview={() => {
              const { stageId, level } = opened.stage;
              setOpened(stageId ? { kind: 'review', stageId, level } : undefined);
            }}
          />
        )}
        {opened?.kind === 'picker' && activeLevel && (
          <PackagePicker level={activeLevel} packageId={packageId} onClose={close} />
        )}
        {opened?.kind === 'challenge' && activeLevel && (
          <ChallengeSheet
            index={opened.index}
            activeLevel={activeLevel}
            star={stars.get(opened.index) ?? 0}
            onClose={close}
          />
        )}
        {opened?.kind === 'reward' && <RegionReward region={opened.region} onClose={close} />}
        {opened?.kind === 'review' && <LevelReview stageId={opened.stageId} level={opened.level} onClose={close} />}
      </Suspense>
    </main>
  );
}
