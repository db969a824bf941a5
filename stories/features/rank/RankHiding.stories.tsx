import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { RankHiding } from '#client/features/rank/RankHiding/RankHiding.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';

const meta = {
  component: RankHiding,
  args: { hidden: false },
  parameters: {
    apollo: {
      resolvers: { Mutation: { updatePreferences: () => ({ id: 105, preferences: { hiddenInLeague: true } }) } },
    },
  },
  render: (args) => (
    <>
      <RankHiding {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof RankHiding>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Seen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '在排位里匿名' }));
    await expect(await screen.findByText('别人现在看到的是匿名面包')).toBeVisible();
  },
};

export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
