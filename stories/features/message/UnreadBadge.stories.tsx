import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { UnreadBadge } from '#client/features/message/UnreadBadge/UnreadBadge.tsx';

const unread = (unreadMessageCount: number) => ({
  apollo: { resolvers: { Query: { unreadMessageCount: () => unreadMessageCount } } },
});

const meta = { component: UnreadBadge, parameters: { picture: false } } satisfies Meta<typeof UnreadBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** How many are unread, in words for who cannot see it. */
export const Default: Story = {
  parameters: unread(2),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('2 条未读')).toBeInTheDocument();
  },
};

/** Nothing is drawn where nothing is new. */
export const None: Story = {
  parameters: unread(0),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('span')).toBeNull());
  },
};
