import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TimeSpent } from '#client/features/memory/TimeSpent/TimeSpent.tsx';
import { sampleMemory } from '#stories/support/sample-memory.ts';

const meta = {
  component: TimeSpent,
  args: { time: sampleMemory.time },
} satisfies Meta<typeof TimeSpent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/一张卡片平均 9 秒。比之前一个月快了 2 秒。/)).toBeVisible();
  },
};

export const Slower: Story = { args: { time: { ...sampleMemory.time, card: 12, cardBefore: 9 } } };

export const Nothing: Story = { args: { time: { today: 0, usualDay: 0, year: 0, card: null, cardBefore: null } } };
