import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RankBadge } from '#client/features/rank/RankBadge/RankBadge.tsx';
import { settled } from '../../../.storybook/settled.ts';

const asked = { count: 0 };
const league = (type: string, rankGuideSeen: boolean) => ({
  apollo: {
    resolvers: {
      Query: {
        rankHome: () => {
          asked.count++;
          return { type };
        },
        currentUser: () => ({ id: 105, flag: { rankGuideSeen } }),
      },
    },
  },
});

const meta = {
  component: RankBadge,
  parameters: { picture: false },
  beforeEach: () => {
    asked.count = 0;
  },
} satisfies Meta<typeof RankBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a group for the first time, in words for who cannot see it. */
export const Default: Story = {
  parameters: league('IN_GROUP', false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('排位规则还没看')).toBeInTheDocument();
  },
};

const drawsNothing: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(asked.count).toBeGreaterThan(0));
  await settled();
  await expect(canvasElement.querySelector('span')).toBeNull();
};

export const Seen: Story = { parameters: league('IN_GROUP', true), play: drawsNothing };

/** Who is in no group has nothing to be told of it yet. */
export const NotQualified: Story = { parameters: league('NOT_QUALIFIED', false), play: drawsNothing };
