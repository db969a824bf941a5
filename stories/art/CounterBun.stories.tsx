import type { Meta, StoryObj } from '@storybook/react-vite';
import { CounterBun } from '#client/art/CounterBun/CounterBun.tsx';

const STAGES = [0, 0.2, 0.45, 0.7, 0.85, 1];

const meta = {
  component: CounterBun,
  globals: { motion: 'reduced' },
  args: { progress: 0.45 },
} satisfies Meta<typeof CounterBun>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From raw dough to the baked bun, and a mistake on the way. */
export const Stages: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 110px)', gap: 12 }}>
      {STAGES.map((progress) => (
        <CounterBun key={progress} progress={progress} />
      ))}
      <CounterBun progress={0.45} sags />
    </div>
  ),
};
