import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BossStart } from '#client/features/lesson/BossStart/BossStart.tsx';

const meta = {
  component: BossStart,
  args: { guest: 1006, count: 6, onStart: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 1000 }}>{Story()}</div>],
} satisfies Meta<typeof BossStart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
