import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CheckInPopup } from '#client/features/end-flow/CheckInPopup/CheckInPopup.tsx';
import { checkInResolvers } from './result.ts';

const usual = checkInResolvers({ continuousDays: 11, accumulatedDays: 96, maxContinuousDays: 36, target: 30 });
const first = checkInResolvers({ continuousDays: 1, accumulatedDays: 1, maxContinuousDays: 1, target: null });

const meta = {
  component: CheckInPopup,
  globals: { motion: 'reduced' },
  parameters: {
    layout: 'fullscreen',
    shots: ['mobile', 'dark mobile', 'en mobile', 'pc'],
    apollo: { resolvers: usual },
  },
  args: { onNext: fn() },
} satisfies Meta<typeof CheckInPopup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Streak: Story = {
  play: async () => {
    await expect((await screen.findByText('天连续打卡')).parentElement).toHaveTextContent('11');
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '11');
  },
};
export const Record: Story = {
  parameters: {
    apollo: {
      resolvers: checkInResolvers({ continuousDays: 40, accumulatedDays: 96, maxContinuousDays: 40, target: 30 }),
    },
  },
  play: async () => {
    await expect(await screen.findByText('新纪录！')).toBeVisible();
  },
};

/** The first one ever: stamp, streak, goal. */
export const First: Story = {
  parameters: { apollo: { resolvers: first } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '第一次打卡' })).toBeVisible();
  },
};
export const FirstByKeyboard: Story = {
  parameters: { apollo: { resolvers: first } },
  play: async ({ args }) => {
    await screen.findByRole('heading', { name: '第一次打卡' });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('img', { name: '第 2 步，共 3 步' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('radio', { name: '30 天' }));
    await expect(screen.getByRole('radio', { name: '30 天' })).toBeChecked();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' }, shots: ['mobile'] },
  play: async () => {
    await expect(await screen.findByRole('status', { name: '加载中' })).toBeVisible();
  },
};
/** The calendar is missing, the way on is not. */
export const Offline: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile'] },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('今天的卡打好了');
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
