import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankInGroup } from '#client/features/rank/RankInGroup/RankInGroup.tsx';
import { inGroup, users } from './home.ts';

const meta = {
  component: RankInGroup,
  args: { home: inGroup, rank: 'SILVER_2', mascot: 1002, hidden: false },
} satisfies Meta<typeof RankInGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On top there is nothing to catch up with. */
export const First: Story = {
  args: {
    home: {
      ...inGroup,
      groupPosition: 1,
      users: users.slice(0, 4).map((user, index) => ({ ...user, me: index === 0 })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('守住前三名，连升两星')).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { home: { ...inGroup, users: [], groupPosition: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去闯关' })).toBeVisible();
  },
};
