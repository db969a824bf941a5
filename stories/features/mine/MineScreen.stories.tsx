import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Item } from '#client/art/Item/Item.tsx';
import { GuestNotice } from '#client/features/mine/GuestNotice/GuestNotice.tsx';
import { MineScreen } from '#client/features/mine/MineScreen/MineScreen.tsx';
import { StatCard } from '#client/features/mine/StatCard/StatCard.tsx';
import { sampleGuest, sampleUser } from '#stories/support/sample-user.ts';
import { MAIN_SCREEN_SHOTS } from '#stories/support/shots.ts';

const answers = (currentUser: object, stats: object) => ({
  resolvers: { Query: { currentUser: () => currentUser, statsOverview: () => stats, unreadMessageCount: () => 2 } },
});

const meta = {
  component: MineScreen,
  parameters: {
    layout: 'fullscreen',
    apollo: answers(sampleUser, { stageCount: 23, exp: 2846, accumulatedCheckInDays: 96, maxCheckInCtDays: 36 }),
  },
} satisfies Meta<typeof MineScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Learner: Story = {
  parameters: { shots: MAIN_SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '林晓麦' });
    await expect(canvas.getByText('2,846')).toBeVisible();
    await expect(canvas.getByText(/2025年9月1日加入/)).toBeVisible();
    await expect(canvas.getByLabelText('消息，2 条未读')).toHaveAttribute('href', '/message');
    await expect(canvas.queryByRole('link', { name: /绑定邮箱/ })).not.toBeInTheDocument();
  },
};

/** A guest who has just arrived is told how to keep what is to come. */
export const Guest: Story = {
  parameters: {
    shots: ['mobile', 'dark mobile', 'en mobile'],
    apollo: answers(sampleGuest, { stageCount: 0, exp: 0, accumulatedCheckInDays: 0, maxCheckInCtDays: 0 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /绑定邮箱/ })).toHaveAttribute(
      'href',
      '/user-setting/bind-email',
    );
  },
};

export const BigNumbers: Story = {
  parameters: {
    shots: ['mobile'],
    apollo: answers(
      { ...sampleUser, nickname: '早起失败的南瓜饼呀' },
      { stageCount: 12_345, exp: 1_234_567, accumulatedCheckInDays: 3650, maxCheckInCtDays: 1024 },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,234,567')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' }, shots: ['mobile', 'pc'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
  },
};

/** The way to the settings is there even so. */
export const Failed: Story = {
  parameters: { apollo: { state: 'error' }, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这一页没有拿到');
    await expect(canvas.getAllByRole('link', { name: '设置' })[0]).toHaveAttribute('href', '/user-setting');
  },
};

export const Parts: Story = {
  parameters: { layout: 'padded', shots: ['dark'] },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      <GuestNotice />
      <dl>
        <StatCard picture={<Item name="flame" size={38} />} value={36} label="最长连续" />
      </dl>
    </div>
  ),
};
