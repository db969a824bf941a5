import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '#client/ui/Badge/Badge.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';

const meta = {
  title: 'ui/IconButton',
  component: IconButton,
  args: { icon: 'close', label: '关闭', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '关闭' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const WithBadge: Story = { args: { icon: 'bell', label: '消息，2 条未读', badge: <Badge count={2} /> } };

export const Disabled: Story = { args: { disabled: true } };
