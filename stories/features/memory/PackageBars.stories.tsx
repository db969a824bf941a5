import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PackageBars } from '#client/features/memory/PackageBars/PackageBars.tsx';
import { sampleMemory } from '#stories/support/sample-memory.ts';

const meta = {
  component: PackageBars,
  args: { packages: sampleMemory.packages },
} satisfies Meta<typeof PackageBars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '一年级上册生字 0 6 20 274' })).toBeInTheDocument();
  },
};

export const LongName: Story = {
  args: {
    packages: [
      {
        packageId: 1,
        name: '一只名字长得没有尽头的卡包，里面装着许多许多许多许多许多许多许多许多许多许多许多的卡片',
        fresh: 1,
        growing: 0,
        firm: 0,
        mastered: 9999,
      },
    ],
  },
  parameters: { shots: ['mobile'] },
};
