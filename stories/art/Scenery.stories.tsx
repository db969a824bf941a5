import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scenery } from '#client/art/Scenery/Scenery.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/Scenery', component: Scenery, args: { region: 0, size: 220 } } satisfies Meta<
  typeof Scenery
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

/** The six regions, each a banner whose top left is calm. */
export const All: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={2}>
      {[0, 1, 2, 3, 4, 5].map((region) => (
        <Scenery key={region} region={region} size={110} />
      ))}
    </Sheet>
  ),
};
