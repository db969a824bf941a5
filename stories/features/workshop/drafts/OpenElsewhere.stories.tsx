import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { OpenElsewhere } from '#client/features/workshop/drafts/OpenElsewhere/OpenElsewhere.tsx';
import { PresenceContext } from '#client/features/workshop/drafts/use-presence.ts';
import { otherWindow } from './other-window.ts';

const meta = {
  component: OpenElsewhere,
  args: { cardId: 402 },
} satisfies Meta<typeof OpenElsewhere>;
export default meta;

type Story = StoryObj<typeof meta>;
const NOTE = /另一个窗口也开着这张卡|Another window has this card open/;

/** Another window opened the card; it says so when it closes it, too. */
export const SameCard: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  render: (args) => (
    <PresenceContext value={otherWindow(402).presence}>
      <OpenElsewhere {...args} />
    </PresenceContext>
  ),
  play: async () => void (await expect(await screen.findByText(NOTE)).toBeVisible()),
};

const leaving = otherWindow(402);
export const ClosedThere: Story = {
  parameters: { picture: false },
  render: (args) => (
    <PresenceContext value={leaving.presence}>
      <OpenElsewhere {...args} />
    </PresenceContext>
  ),
  play: async () => {
    await expect(await screen.findByText(NOTE)).toBeVisible();
    leaving.say(403);
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
    leaving.say(402);
    await expect(await screen.findByText(NOTE)).toBeVisible();
    leaving.say(null);
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
  },
};
