import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LevelReview } from '#client/features/atlas/LevelReview/LevelReview.tsx';
import { ReviewRow } from '#client/features/atlas/ReviewRow/ReviewRow.tsx';
import { lookBack } from './sample-atlas.ts';

const meta = {
  component: LevelReview,
  subcomponents: { ReviewRow },
  args: { stageId: 523, level: 23, onClose: fn() },
  parameters: { layout: 'fullscreen', apollo: { resolvers: { Query: { stageLookBack: lookBack } } } },
} satisfies Meta<typeof LevelReview>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ten cards with their grades. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'pc', 'en pc'] },
  play: async () => {
    await expect(await screen.findByText('reluctant')).toBeVisible();
    await expect(screen.getByRole('img', { name: '2 / 3 星' })).toBeVisible();
  },
};

/** A grade shows only its cards; a second tap shows all again. */
export const Filtered: Story = {
  parameters: { picture: false },
  play: async () => {
    const raw = await screen.findByRole('button', { name: /没熟/ });
    await userEvent.click(raw);
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await expect(screen.getByText('inevitable')).toBeVisible();
    await userEvent.click(raw);
    await expect(screen.getAllByRole('listitem')).toHaveLength(10);
  },
};

/** A card nobody can read is said to be so and spoils nothing. */
export const Unreadable: Story = {
  parameters: {
    apollo: {
      resolvers: {
        Query: {
          stageLookBack: () => ({ ...lookBack(), cards: [{ cardId: 1, content: '{}', lookBackStatus: null }] }),
        },
      },
    },
    picture: false,
  },
  play: async () => {
    await expect(await screen.findByText('这张卡读不出来')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status', { name: '正在翻出卡片' })).toHaveAttribute('data-visible'));
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'offline' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('这一关没有翻出来');
  },
};
