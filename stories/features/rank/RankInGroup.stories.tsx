import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RankInGroup } from '#client/features/rank/RankInGroup/RankInGroup.tsx';
import { serverBehind } from '#stories/support/server-clock.ts';
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

/** The sign counts down by the server's clock while nothing else changes; an hour passes here at once. */
export const CountsDown: Story = {
  parameters: { picture: false },
  beforeEach: () => serverBehind(0),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 天 13:30')).toBeVisible();
    serverBehind(-1);
    await waitFor(() => expect(canvas.getByText('4 天 12:30')).toBeVisible(), { timeout: 3000 });
  },
};
