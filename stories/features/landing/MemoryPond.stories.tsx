import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemoryPond } from '#client/features/landing/MemoryPond/MemoryPond.tsx';

const meta = {
  component: MemoryPond,
} satisfies Meta<typeof MemoryPond>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The drawing stands still here and shows the way of the word; the three steps tell it in words. */
export const Default: Story = {
  parameters: { shots: ['dark pc', 'en mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      '第 1 天，刚学会',
      '第 2 天、第 6 天，正好来问你',
      '第 45 天，自己浮着',
    ]);
  },
};
