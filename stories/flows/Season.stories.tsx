import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fallen, inGroup, risen } from '#stories/features/rank/home.ts';
import { flowResolvers, learner, resetServer } from './server.ts';
import { startOver } from './start-over.ts';
import { WholeApp } from './WholeApp.tsx';

interface Season {
  home: object;
  guideSeen: boolean;
  diamonds: number;
}
let season: Season;
/** The league after a result was taken: the shop is shut until Monday. */
const shut = (rank: string, diamonds: number) => {
  season.diamonds += diamonds;
  season.home = {
    ...inGroup,
    type: 'BREAK_TIME',
    currentRank: rank,
    id: 2900,
    result: diamonds > 0 ? 'UP_2' : 'DOWN_1',
    position: diamonds > 0 ? 2 : 27,
    reward: Math.max(0, diamonds),
    users: [],
    groupPosition: null,
    nextSeasonStartTime: '2026-04-15T01:42:40Z',
  };
  return { rank, diamond: diamonds, assets: { diamond: season.diamonds, exp: 900 } };
};

const viewer = () => ({
  ...flowResolvers.Query.currentUser(),
  flag: { rankGuideSeen: season.guideSeen, freeEnergyUsed: false },
  preferences: { hiddenInLeague: false },
});
const resolvers = {
  ...flowResolvers,
  Query: {
    ...flowResolvers.Query,
    currentUser: viewer,
    rankHome: () => season.home,
    assets: () => ({ diamond: season.diamonds, exp: 900 }),
  },
  Mutation: {
    ...flowResolvers.Mutation,
    setUserFlag: () => {
      season.guideSeen = true;
      return viewer();
    },
    claimRankReward: () => shut('GOLD_1', 60),
    diamondKeepRank: () => shut('GOLD_1', -100),
  },
};

/** A season from its guide to its reward. */
const meta = {
  title: 'flows/Season',
  component: WholeApp,
  args: { path: '/rank' },
  parameters: { layout: 'fullscreen', apollo: { resolvers }, shots: ['mobile', 'pc'] },
  beforeEach: () => {
    season = { home: inGroup, guideSeen: false, diamonds: 1280 };
    resetServer(learner);
    return startOver('token-of-the-story');
  },
} satisfies Meta<typeof WholeApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };
/** Leaves the page and comes back to it, as one does while a season ends. */
async function comeBack() {
  await userEvent.click(screen.getAllByRole('link', { name: /闯关/ })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: '排位' })).toBeNull(), SLOW);
  await userEvent.click(screen.getAllByRole('link', { name: /排位/ })[0] as HTMLElement);
}

/** Who joins a group for the first time is told how it goes, once. */
export const Guided: Story = {
  // the league at a desk is pictured with its screen
  parameters: { shots: ['mobile'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '开始爬' }, SLOW));
    await waitFor(() => expect(screen.queryByRole('region', { name: '排位规则' })).toBeNull(), SLOW);
    await expect(season.guideSeen).toBe(true);
    await expect(await screen.findByRole('list', { name: '本组 30 人' }, SLOW)).toBeVisible();
  },
};

/** The season is over: second of thirty. */
export const Risen: Story = {
  play: async (context) => {
    await Guided.play?.(context);
    season.home = risen;
    await comeBack();
    await expect(await screen.findByRole('heading', { name: '连升两星' }, SLOW)).toBeVisible();
  },
};

/** The reward is taken, and the shop is shut until the next season. */
export const Claimed: Story = {
  play: async (context) => {
    await Risen.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '收下 60 钻石' }));
    await expect(await screen.findByRole('timer', { name: '新一季还要' }, SLOW)).toBeVisible();
    await expect(season.diamonds).toBe(1340);
  },
};

/** Or it went badly, and the rank is kept for diamonds. */
export const Kept: Story = {
  play: async (context) => {
    await Guided.play?.(context);
    season.home = fallen;
    await comeBack();
    await userEvent.click(await screen.findByRole('button', { name: /守住黄金/ }, SLOW));
    await expect(await screen.findByRole('timer', { name: '新一季还要' }, SLOW)).toBeVisible();
    await expect(season.diamonds).toBe(1180);
  },
};
