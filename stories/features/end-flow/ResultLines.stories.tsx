import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultLines } from '#client/features/end-flow/ResultLines/ResultLines.tsx';
import { stats } from './result.ts';

const meta = {
  component: ResultLines,
  globals: { motion: 'reduced' },
  parameters: { picture: false },
  args: { stats },
} satisfies Meta<typeof ResultLines>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Experience of cards and combo are one number, and its shares. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('经验').parentElement).toHaveTextContent('+25');
    await expect(canvas.getByText('卡片 20')).toBeVisible();
    await expect(canvas.getByText('连击奖励 5')).toBeVisible();
    await expect(canvas.getByText('5:00')).toBeVisible();
  },
};
