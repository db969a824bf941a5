import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HolidayNotice } from '#client/features/my-cards/HolidayNotice/HolidayNotice.tsx';

const meta = {
  component: HolidayNotice,
  args: {
    until: '2026-05-01',
    catchUp: { since: '2026-05-01', until: '2026-05-05', dailyCards: 20, doneToday: 0 },
    busy: false,
    onEnd: fn(),
  },
} satisfies Meta<typeof HolidayNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Spread: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '回来学' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const LittleToDo: Story = { args: { catchUp: null, until: '2027-01-03' } };
