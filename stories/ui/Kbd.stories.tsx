import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from '#client/ui/Kbd/Kbd.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const meta = { title: 'ui/Kbd', component: Kbd, args: { children: '1' } } satisfies Meta<typeof Kbd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Line>
      {['1', 'Enter', 'Ctrl K', '↑', '?'].map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </Line>
  ),
};
