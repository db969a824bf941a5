import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { WorkshopBoard } from '#client/features/workshop/WorkshopBoard/WorkshopBoard.tsx';
import { Bench, listed, pkg } from './bench.tsx';

const meta = {
  component: WorkshopBoard,
  args: { pkg, place: { chapterId: 4 }, onGo: fn(), production: false, onAi: fn(), onEditPackage: fn() },
  decorators: [(Story) => <Bench>{Story()}</Bench>],
  parameters: {
    layout: 'fullscreen',
    shots: ['pc'],
    apollo: {
      resolvers: {
        Query: {
          cards: () => ({ cards: listed, hasMore: false }),
          cardStats: () => ({ cardStats: [] }),
        },
      },
    },
  },
} satisfies Meta<typeof WorkshopBoard>;
export default meta;

type Story = StoryObj<typeof meta>;
const option = (number: number) => screen.findByRole('row', { name: new RegExp(`^${number} `) }, { timeout: 10_000 });

export const NothingOpen: Story = {};

/** Ctrl K is kept for the helper, which says so. */
export const Keys: Story = {
  parameters: { shots: [] },
  play: async ({ args, step }) => {
    await option(1);
    await step('Ctrl K', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect(args.onAi).toHaveBeenCalled();
    });
    await step('Ctrl Enter', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(args.onGo).toHaveBeenCalled());
      const [place] = (args.onGo as ReturnType<typeof fn>).mock.lastCall as [{ cardId: number }];
      await expect(place.cardId).toBeLessThan(0);
    });
  },
};
