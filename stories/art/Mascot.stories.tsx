import type { Meta, StoryObj } from '@storybook/react-vite';
import { POSES } from '#client/art/kit/mascot.ts';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const ids = Array.from({ length: 12 }, (_, i) => 1001 + i);

const meta = {
  title: 'art/Mascot',
  component: Mascot,
  args: { id: 1001, pose: 'idle', size: 120 },
} satisfies Meta<typeof Mascot>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

/** Twelve companions in six poses. */
export const All: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={6}>
      {ids.flatMap((id) => POSES.map((pose) => <Mascot key={`${id}-${pose}`} id={id} pose={pose} size={96} />))}
    </Sheet>
  ),
};

/** At 32 px and below: head and shoulders. */
export const Small: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={12}>
      {[32, 24].flatMap((size) => ids.map((id) => <Mascot key={`${id}-${size}`} id={id} size={size} />))}
    </Sheet>
  ),
};

/** An id nobody has drawn shows the toast. */
export const Unknown: Story = { args: { id: 9999 } };
