import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DayStamp } from '#client/features/end-flow/DayStamp/DayStamp.tsx';

const meta = {
  component: DayStamp,
  globals: { motion: 'reduced' },
  args: { today: '2026-04-15', children: <p>累计 96 天</p> },
} satisfies Meta<typeof DayStamp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Once its line is printed, the mark is there. */
export const Printed: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas }) => {
    const mark = canvas.getByText('已打卡').parentElement as HTMLElement;
    await expect(mark).not.toBeVisible();
    (mark.closest('[data-line]') as HTMLElement).dataset.printed = '';
    await expect(mark).toBeVisible();
    await expect(mark).toHaveTextContent('已打卡4/15');
  },
};
