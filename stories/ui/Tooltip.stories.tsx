import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Tooltip } from '#client/ui/Tooltip/Tooltip.tsx';
import { Bench } from '#stories/support/Bench.tsx';

const meta = {
  title: 'ui/Tooltip',
  component: Tooltip,
  parameters: { layout: 'fullscreen' },
  args: { text: '撤销上一步', shortcut: 'Ctrl Z', children: <IconButton icon="undo" label="撤销" /> },
  render: (args) => (
    <Bench>
      <Tooltip {...args} />
    </Bench>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A focused control shows it at once, Escape takes it away, and the name of the control does not change. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async () => {
    await userEvent.tab();
    await screen.findByText('撤销上一步');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('撤销上一步')).toBeNull());
    await expect(screen.getByRole('button', { name: '撤销' })).toHaveFocus();
    await userEvent.hover(screen.getByRole('button', { name: '撤销' }));
    await screen.findByText('撤销上一步', {}, { timeout: 3000 });
  },
};

export const LongText: Story = {
  args: { text: '这袋卡片里有 3 张和别处重复，学的时候只算一次，不会多花面包。', shortcut: undefined, side: 'bottom' },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await userEvent.tab();
    await screen.findByText(/不会多花/);
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  args: { text: 'Undo the last step', children: <IconButton icon="undo" label="Undo" />, side: 'right' },
  play: async () => {
    await userEvent.tab();
    await screen.findByText('Undo the last step');
  },
};
