import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepDots } from '#client/ui/StepDots/StepDots.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'ui/StepDots',
  component: StepDots,
  args: { step: 0, of: 4, label: '第 1 步，共 4 步' },
} satisfies Meta<typeof StepDots>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Line>
      {[0, 1, 3].map((step) => (
        <StepDots key={step} step={step} of={4} label={`第 ${step + 1} 步，共 4 步`} />
      ))}
    </Line>
  ),
};
