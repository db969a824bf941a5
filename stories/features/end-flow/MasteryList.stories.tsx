import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MasteryList } from '#client/features/end-flow/MasteryList/MasteryList.tsx';
import { changes, namedCards } from './result.ts';

const meta = {
  component: MasteryList,
  globals: { motion: 'reduced' },
  args: { changes, cards: namedCards },
} satisfies Meta<typeof MasteryList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A card whose name is not known is left out. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2);
  },
};
