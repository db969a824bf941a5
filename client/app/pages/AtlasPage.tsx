import { AtlasScreen } from '#client/features/atlas/AtlasScreen/AtlasScreen.tsx';
import { TodayRewards } from '#client/features/reward/TodayRewards/TodayRewards.tsx';

interface Props {
  wide: boolean;
  preStart?: boolean;
  packageId?: number;
  challengeStage?: number;
}

/** The map with the rewards of today beside it. */
export function AtlasPage(props: Props) {
  return <AtlasScreen {...props} rewards={<TodayRewards />} />;
}
