import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '#client/ui/Avatar/Avatar.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%2393CF76" d="M0 0h8v8H0z"/%3E%3Cpath fill="%23B02F55" d="M0 8l8-8v8z"/%3E%3C/svg%3E';

const meta = {
  title: 'ui/Avatar',
  component: Avatar,
  args: { mascot: 1005, size: 64 },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Line>
      <Avatar mascot={1001} />
      <Avatar mascot={1007} size={64} />
      <Avatar mascot={1011} size={96} />
    </Line>
  ),
};

/** Without a picture, or with one that cannot be fetched, a companion stands in. */
export const Pictures: Story = {
  render: () => (
    <Line>
      <Avatar mascot={1004} src="/no-such-picture.png" size={64} />
      <Avatar mascot={1004} src={PICTURE} size={64} />
    </Line>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
  },
};
