import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'ui/Stars',
  component: Stars,
  args: { value: 2, label: '2 / 3 星' },
} satisfies Meta<typeof Stars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '2 / 3 星' })).toBeVisible();
  },
};

export const Values: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Line>
      {[0, 1, 2, 3].map((value) => (
        <Stars key={value} value={value} label={`${value} / 3 星`} />
      ))}
      <Stars value={2} label="2 / 3 星" size={40} />
    </Line>
  ),
};
