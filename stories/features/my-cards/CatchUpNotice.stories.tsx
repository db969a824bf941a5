import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CatchUpNotice } from '#client/features/my-cards/CatchUpNotice/CatchUpNotice.tsx';

const meta = {
  component: CatchUpNotice,
  args: {
    control: {
      due: 80,
      offers: [
        { days: 3, dailyCards: 27 },
        { days: 4, dailyCards: 20 },
        { days: 8, dailyCards: 10 },
      ],
      catchUp: null,
    },
    busy: false,
    onPlan: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof CatchUpNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

const plan = (doneToday: number) => ({
  due: 60,
  offers: [],
  catchUp: { since: '2026-04-14', until: '2026-04-18', dailyCards: 20, doneToday },
});

export const Offered: Story = {
  parameters: { shots: ['dark', 'en', 'mobile', 'pc'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4 天补完，每天 20 张' }));
    await expect(args.onPlan).toHaveBeenCalledWith(4);
  },
};

export const UnderWay: Story = {
  args: { control: plan(12) },
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^今天 12/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '不补了' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const DoneToday: Story = { args: { control: plan(23) } };
