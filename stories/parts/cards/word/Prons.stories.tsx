import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prons } from '#client/parts/cards/word/Prons/Prons.tsx';
import { reluctant } from '#stories/features/lesson/fixtures.ts';

const meta = {
  component: Prons,
  args: {
    word: 'tomato',
    prons: [
      { label: '/təˈmɑːtəʊ/', language: 'en-GB' },
      { label: '/təˈmeɪtoʊ/', language: 'en-US' },
    ],
  },
} satisfies Meta<typeof Prons>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two accents, each with its own sound. */
export const TwoAccents: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

/** A sound both accents share is written once. */
export const Shared: Story = {
  args: { word: reluctant.word, prons: reluctant.prons },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/rɪˈlʌktənt/)).toHaveLength(1);
  },
};
