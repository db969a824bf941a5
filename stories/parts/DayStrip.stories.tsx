import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayStrip } from '#client/parts/DayStrip/DayStrip.tsx';

const week = ['2026-04-13', '2026-04-14', '2026-04-15', '2026-04-16', '2026-04-17', '2026-04-18', '2026-04-19'];
const days = { days: week, done: week.slice(0, 3), today: '2026-04-15' };

const meta = {
  component: DayStrip,
  args: days,
} satisfies Meta<typeof DayStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en'] } };

/** Nothing yet, on a Monday. */
export const Empty: Story = { args: { done: [], today: '2026-04-13' } };
