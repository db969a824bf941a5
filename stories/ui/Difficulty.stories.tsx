import type { Meta, StoryObj } from '@storybook/react-vite';
import { Difficulty } from '#client/ui/Difficulty/Difficulty.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'ui/Difficulty',
  component: Difficulty,
  args: { level: 2, label: '难度 2 / 3' },
} satisfies Meta<typeof Difficulty>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three steps of dough. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Line>
      {([1, 2, 3] as const).map((level) => (
        <Difficulty key={level} level={level} label={`难度 ${level} / 3`} />
      ))}
    </Line>
  ),
};
