import type { Meta, StoryObj } from '@storybook/react-vite';
import { Guest } from '#client/art/Guest/Guest.tsx';
import { GUEST_POSES } from '#client/art/kit/guest.ts';
import { Sheet } from '#stories/support/Sheet.tsx';

const ids = Array.from({ length: 12 }, (_, i) => 1001 + i);

const meta = {
  title: 'art/Guest',
  component: Guest,
  args: { id: 1006, pose: 'idle', size: 120 },
} satisfies Meta<typeof Guest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

/** Twelve guests in four poses. */
export const All: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={8}>
      {ids.flatMap((id) => GUEST_POSES.map((pose) => <Guest key={`${id}-${pose}`} id={id} pose={pose} size={84} />))}
    </Sheet>
  ),
};
