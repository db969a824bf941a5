import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { CalendarScreen } from '#client/features/calendar/CalendarScreen/CalendarScreen.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { serverBehind } from '#stories/support/server-clock.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';

const baked = new Set(
  [1, 2, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15].map((day) => `2026-04-${String(day).padStart(2, '0')}`),
);
let target: number | null = 30;
const checkIn = { continuousDays: 6, accumulatedDays: 96, maxContinuousDays: 36, todayCheckIn: true };

/** A server that remembers what was promised. */
const resolvers = {
  Query: {
    currentUser: () => ({ id: 7, createdAt: '2026-02-11T03:00:00Z' }),
    checkIn: () => ({ ...checkIn, target }),
    checkInStats: (_: unknown, { startDate, endDate }: { startDate: string; endDate: string }) =>
      [...baked].filter((date) => date >= startDate && date <= endDate).map((date) => ({ date, type: 'LEARN' })),
  },
  Mutation: {
    setCheckInTarget: (_: unknown, { days }: { days: number }) => {
      target = days;
      return { id: 7, checkInTarget: days };
    },
  },
};

const meta = {
  component: CalendarScreen,
  parameters: { layout: 'fullscreen', apollo: { resolvers } },
  render: () => (
    <>
      <CalendarScreen />
      <ToastRegion />
    </>
  ),
  beforeEach: () => {
    target = 30;
  },
} satisfies Meta<typeof CalendarScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { shots: [...SCREEN_SHOTS, 'wide', 'text200 mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: '4月14日，已打卡' })).toBeVisible();
    await expect(canvas.getByText('烤好 12')).toBeVisible();
    await expect(canvas.getByText('空着 3')).toBeVisible();
    await expect(canvas.getByText(/^再烤/)).toHaveTextContent('再烤 24 天，5月9日到。');
    await expect(canvas.getByRole('button', { name: '下个月' })).toBeDisabled();
  },
};

/** Back to the month in which the account began, and no further. */
export const FirstMonth: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const back = await canvas.findByRole('button', { name: '上个月' });
    await userEvent.click(back);
    await userEvent.click(back);
    await expect(canvas.getByRole('heading', { name: '2026年2月' })).toBeVisible();
    await expect(back).toBeDisabled();
    // nobody could bake before the eleventh
    await expect(await canvas.findByText('空着 18')).toBeVisible();
  },
};

/** A device whose clock is a month late: the month of today is the server's, which is heard while the page is read. */
export const DeviceLate: Story = {
  parameters: {
    picture: false,
    apollo: {
      resolvers: {
        ...resolvers,
        Query: {
          ...resolvers.Query,
          currentUser: () => {
            serverBehind(-30 * 24);
            return { id: 7, createdAt: '2026-04-11T03:00:00Z' };
          },
        },
      },
    },
  },
  beforeEach: () => () => serverBehind(0),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '2026年5月' })).toBeVisible();
    canvas.getByRole('gridcell', { current: 'date' }).focus();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('heading', { name: '2026年4月' })).toBeVisible();
  },
};

/** Another target is chosen by keyboard; the buns follow. */
export const ChangeTarget: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '改目标' }));
    const dialog = await screen.findByRole('dialog', { name: '连续打卡多少天？' });
    await expect(dialog).toBeVisible();
    screen.getByRole('radio', { name: /^30 天/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(screen.getByRole('button', { name: '就这么定' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await canvas.findByRole('img', { name: '6 / 14 天' })).toBeVisible();
    await expect(screen.getByText('目标改成 14 天')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' }, shots: ['mobile', 'pc'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: '正在翻日历' })).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('日历没有翻开');
  },
};
