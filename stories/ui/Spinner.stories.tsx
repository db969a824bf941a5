import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from '#client/ui/Spinner/Spinner.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'ui/Spinner',
  component: Spinner,
  args: { delay: 0, label: '加载中' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('加载中');
  },
};

export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: (args) => (
    <Line>
      {[24, 32, 64].map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Line>
  ),
};
