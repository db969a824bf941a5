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
      {[24, 32].flatMap((size) => ids.map((id) => <Mascot key={`${id}-${size}`} id={id} size={size} />))}
      {POSES.slice(1).flatMap((pose) =>
        ids.map((id) => <Mascot key={`${id}-${pose}`} id={id} pose={pose} size={24} />),
      )}
    </Sheet>
  ),
};

export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <>
      {[48, 96].map((size) => (
        <Sheet key={size} columns={size > 48 ? 6 : 12}>
          {ids.map((id) => (
            <Mascot key={id} id={id} pose="happy" size={size} />
          ))}
        </Sheet>
      ))}
      <Sheet columns={3}>
        {[1002, 1006, 1009].map((id) => (
          <Mascot key={id} id={id} pose="cheer" size={240} />
        ))}
      </Sheet>
    </>
  ),
};

/** Breathing, hopping, dreaming: look at it in Storybook. With less motion all stand still. */
export const Alive: Story = {
  parameters: { shots: [] },
  render: ({ id }) => (
    <Sheet columns={6}>
      {POSES.map((pose) => (
        <Mascot key={pose} id={id} pose={pose} size={120} alive />
      ))}
    </Sheet>
  ),
};

/** An id nobody has drawn shows the toast. */
export const Unknown: Story = { args: { id: 9999 } };
