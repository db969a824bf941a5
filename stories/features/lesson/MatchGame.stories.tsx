import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MatchGame } from '#client/features/lesson/MatchGame/MatchGame.tsx';
import { matching, matchOf } from './boss-sessions.ts';

const meta = {
  component: MatchGame,
  args: { match: matchOf(matching), onSelect: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 1000 }}>{Story()}</div>],
} satisfies Meta<typeof MatchGame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'dark', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.keyboard('1');
    await expect(args.onSelect).toHaveBeenCalledWith('left', 0);
  },
};
