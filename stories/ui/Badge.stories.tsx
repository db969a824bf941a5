import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '#client/ui/Badge/Badge.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'ui/Badge',
  component: Badge,
  args: { count: 3, label: '3 条未读' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

/** Nothing at 0, at most 99+. */
export const Counts: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Line>
      {[0, 1, 12, 99, 100].map((count) => (
        <Badge key={count} count={count} label={`${count} 条未读`} />
      ))}
    </Line>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
    await expect(within(canvasElement).queryByText('0 条未读')).toBeNull();
  },
};

export const Dot: Story = { args: { dot: true, label: '有新内容' }, parameters: { shots: ['dark'] } };
