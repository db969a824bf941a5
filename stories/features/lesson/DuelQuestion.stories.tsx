import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DuelQuestion } from '#client/features/lesson/DuelQuestion/DuelQuestion.tsx';

const meta = {
  component: DuelQuestion,
  args: {
    guest: 1007,
    mascot: 1011,
    duel: { player: 4, playerMax: 5, enemy: 6, enemyMax: 10 },
    blow: 'none',
    children: <h1>明月松间照，清泉石上流。</h1>,
  },
} satisfies Meta<typeof DuelQuestion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
