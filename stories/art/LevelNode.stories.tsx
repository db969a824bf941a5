import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NodeState } from '#client/art/kit/nodes.ts';
import { LevelNode } from '#client/art/LevelNode/LevelNode.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'art/LevelNode',
  component: LevelNode,
  args: { state: 'active', region: 0, size: 96 },
} satisfies Meta<typeof LevelNode>;
export default meta;

type Story = StoryObj<typeof meta>;

const states: NodeState[] = ['done', 'active', 'locked', 'challenge'];

export const Default: Story = { parameters: { shots: ['dark'] } };

/** Every state on the plate of every region. */
export const All: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={6}>
      {states.flatMap((state) =>
        [0, 1, 2, 3, 4, 5].map((region) => (
          <LevelNode key={`${state}-${region}`} state={state} region={region} size={88} />
        )),
      )}
    </Sheet>
  ),
};

export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <>
      {[24, 48, 96, 240].map((size) => (
        <Sheet key={size} columns={size > 200 ? 2 : 4}>
          {states.map((state, region) => (
            <LevelNode key={state} state={state} region={region} size={size} />
          ))}
        </Sheet>
      ))}
    </>
  ),
};
