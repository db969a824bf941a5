import type { Meta, StoryObj } from '@storybook/react-vite';
import { WeekStamps } from '#client/features/end-flow/WeekStamps/WeekStamps.tsx';

const week = ['2026-04-13', '2026-04-14', '2026-04-15', '2026-04-16', '2026-04-17', '2026-04-18', '2026-04-19'];
const days = { week, stamped: week.slice(0, 3), today: '2026-04-15' };

const meta = {
  component: WeekStamps,
  args: days,
} satisfies Meta<typeof WeekStamps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en'] } };

/** Nothing yet, on a Monday. */
export const Empty: Story = { args: { stamped: [], today: '2026-04-13' } };
