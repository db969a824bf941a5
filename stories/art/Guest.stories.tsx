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

export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <>
      {[24, 48, 96].map((size) => (
        <Sheet key={size} columns={size > 48 ? 6 : 12}>
          {ids.map((id) => (
            <Guest key={id} id={id} size={size} />
          ))}
        </Sheet>
      ))}
      <Sheet columns={3}>
        {[1005, 1006, 1007].map((id) => (
          <Guest key={id} id={id} pose="win" size={240} />
        ))}
      </Sheet>
    </>
  ),
};

/** Breathing, hit, fallen, triumphant: look at it in Storybook. With less motion all stand still. */
export const Alive: Story = {
  parameters: { shots: [] },
  render: ({ id }) => (
    <Sheet columns={4}>
      {GUEST_POSES.map((pose) => (
        <Guest key={pose} id={id} pose={pose} size={140} alive />
      ))}
    </Sheet>
  ),
};

/** An id nobody has drawn shows the flour ghost. */
export const Unknown: Story = { args: { id: 9999 } };
