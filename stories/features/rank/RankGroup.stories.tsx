import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { RankGroup } from '#client/features/rank/RankGroup/RankGroup.tsx';
import { users } from './home.ts';

const meta = {
  component: RankGroup,
  args: { users },
} satisfies Meta<typeof RankGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Thirty: Story = {
  parameters: { shots: ['dark', 'en mobile'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('连升两星')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '关于陈一帆' }));
    await expect(await screen.findByRole('menuitem', { name: '不看这个名字' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
