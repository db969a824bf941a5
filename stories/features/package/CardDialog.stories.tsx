import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CardDialog } from '#client/features/package/CardDialog/CardDialog.tsx';
import { sampleContents } from '#stories/support/sample-cards.ts';

const meta = {
  component: CardDialog,
  args: {
    cards: sampleContents.map((content, id) => ({ id: id + 1, content })),
    index: 3,
    onMove: fn(),
    onClose: fn(),
  },
  parameters: {
    apollo: { resolvers: { Query: { cardStats: () => [{ cardId: 4, mastery: 62, learnTimes: 3 }] } } },
  },
} satisfies Meta<typeof CardDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** How well the card is known stands between the arrows. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async () => {
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};

/** Where how well it is known cannot be read, the card can. */
export const WithoutMastery: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile'] },
  play: async () => {
    await screen.findByRole('dialog', { name: '第 4 张，共 5 张' });
    await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

const [word] = sampleContents
  .filter((content) => content.includes('enWord.card'))
  .map((content) => JSON.parse(content));

/** A word without a picture says which question it is never asked. */
export const WordWithoutPicture: Story = {
  args: { cards: [{ id: 4, content: JSON.stringify({ ...word, illustration: null }) }], index: 0 },
  parameters: { shots: ['mobile', 'en mobile'] },
  play: async () => {
    await expect(await screen.findByText(/看图选词|asked by its picture/)).toBeVisible();
  },
};
