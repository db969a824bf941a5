import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { RankScreen } from '#client/features/rank/RankScreen/RankScreen.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { fallen, inGroup, risen } from './home.ts';

const league = (home: object, rankGuideSeen = true) => ({
  resolvers: {
    Query: {
      rankHome: () => ({ ...inGroup, ...home }),
      assets: () => ({ diamond: 1280, exp: 900 }),
      currentUser: () => ({ id: 105, mascotId: 1002, flag: { rankGuideSeen }, preferences: { hiddenInLeague: false } }),
    },
  },
});
/** The league before its guide was read; reading it is kept. */
function guided() {
  let seen = false;
  const user = () => ({
    id: 105,
    mascotId: 1002,
    flag: { rankGuideSeen: seen },
    preferences: { hiddenInLeague: false },
  });
  const { resolvers } = league({});
  return {
    resolvers: {
      Query: { ...resolvers.Query, currentUser: user },
      Mutation: {
        setUserFlag: () => {
          seen = true;
          return user();
        },
      },
    },
  };
}
const nobody = { users: [], groupPosition: null };

const meta = {
  component: RankScreen,
  parameters: { layout: 'fullscreen', apollo: league({}) },
  render: () => (
    <>
      <RankScreen />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof RankScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InGroup: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('第 6 名')).toBeVisible();
    await expect(
      canvas.getByText((_, at) => at?.tagName === 'SPAN' && at.textContent === '再得 46 经验进前 3 名'),
    ).toBeVisible();
    await expect(canvas.getByText('匿名面包')).toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: '本组 30 人' })).toBeInTheDocument();
  },
};

export const Waiting: Story = {
  parameters: { apollo: league(nobody), shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有进组' })).toBeVisible();
  },
};

/** Who joins a group for the first time is told how it goes, once. */
export const Guide: Story = {
  parameters: { apollo: guided(), shots: ['mobile', 'pc'] },
  play: async ({ canvas, userEvent }) => {
    const rules = await canvas.findByRole('region', { name: '排位规则' });
    await waitFor(() => expect(within(rules).getByRole('heading', { level: 2 })).toHaveFocus());
    await userEvent.tab();
    await expect(within(rules).getByRole('button', { name: '开始爬' })).toHaveFocus();
  },
};

export const GuideRead: Story = {
  // looks as one who is in a group
  parameters: { apollo: guided(), picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '开始爬' }));
    await expect(await canvas.findByText('第 6 名')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '排位规则' })).toHaveFocus();
  },
};

/** The rules can be read again, whatever the league is about. */
export const GuideAgain: Story = {
  parameters: { apollo: league({ type: 'FREEZE_TIME', resultTime: '2026-04-15T00:48:24Z' }), picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '排位规则', expanded: false }));
    await expect(await canvas.findByRole('region', { name: '排位规则' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '知道了' }));
    await expect(await canvas.findByRole('heading', { name: '正在数经验' })).toBeVisible();
  },
};

export const NotQualified: Story = {
  parameters: {
    apollo: league({ ...nobody, type: 'NOT_QUALIFIED', currentRank: null, atlasLevel: 1 }),
    shots: SCREEN_SHOTS,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '完成 1 / 3 关' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去第 2 关' })).toHaveAttribute('href', '/atlas');
  },
};

export const Freeze: Story = {
  parameters: {
    apollo: league({ type: 'FREEZE_TIME', resultTime: '2026-04-15T00:48:24Z' }),
    shots: ['mobile', 'dark pc'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '正在数经验' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};

export const Break: Story = {
  parameters: {
    apollo: league({
      ...nobody,
      type: 'BREAK_TIME',
      id: 2900,
      result: 'UP_1',
      position: 6,
      reward: 20,
      nextSeasonStartTime: '2026-04-15T01:42:40Z',
    }),
    shots: ['mobile', 'dark pc'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '新一季还要' })).toBeVisible();
    await expect(canvas.getByText('升了一星')).toBeVisible();
  },
};

export const Rose: Story = {
  parameters: { apollo: league(risen), shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '收下 60 钻石' })).toBeVisible();
  },
};

export const NotClaimed: Story = {
  parameters: { apollo: league(fallen), shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /从白银/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /守住黄金/ })).toBeVisible();
  },
};

export const Disabled: Story = {
  parameters: { apollo: league({ ...nobody, type: 'RANK_FEATURE_DISABLED', currentRank: null }), shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('排位赛暂时关了')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('排位没有取到')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { apollo: { state: 'loading' }, shots: ['mobile', 'pc'] } };
