import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HardCards } from '#client/features/memory/HardCards/HardCards.tsx';
import { sampleMemory } from '#stories/support/sample-memory.ts';

const meta = {
  component: HardCards,
  args: { cards: sampleMemory.hardest },
} satisfies Meta<typeof HardCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('忘了 6 次')).toBeVisible();
  },
};

export const None: Story = { args: { cards: [] } };

export const LongTitle: Story = {
  args: {
    cards: [
      {
        cardId: 1,
        title: '一只名字长得没有尽头的卡包，里面装着许多许多许多许多许多许多许多许多许多许多许多的卡片',
        packageName: '一只名字长得没有尽头的卡包，里面装着许多许多许多许多许多许多许多许多许多许多许多的卡片',
        lapses: 120,
      },
    ],
  },
  parameters: { shots: ['mobile'] },
};
