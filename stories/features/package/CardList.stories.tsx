import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { CardList } from '#client/features/package/CardList/CardList.tsx';
import { sampleContents } from '#stories/support/sample-cards.ts';
import { breakfast } from './data.ts';

const meta = {
  component: CardList,
  args: { packageId: 3, chapter: breakfast },
  parameters: {
    apollo: {
      resolvers: {
        Query: {
          cards: () => ({
            chapterId: 1,
            cards: sampleContents.map((content, id) => ({ id: id + 1, content })),
          }),
        },
      },
    },
  },
} satisfies Meta<typeof CardList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A card opens in full; the focus comes back to it. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark'] },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: /generous/ });
    await userEvent.click(card);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card).toHaveFocus());
    card.blur();
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '再试一次' });
  },
};
