import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconTile } from '#client/ui/IconTile/IconTile.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'ui/IconTile',
  component: IconTile,
  args: { name: 'gear' },
} satisfies Meta<typeof IconTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

export const Some: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Line>
      {(['sound', 'globe', 'moon', 'bell', 'gear'] as const).map((name) => (
        <IconTile key={name} name={name} />
      ))}
    </Line>
  ),
};
