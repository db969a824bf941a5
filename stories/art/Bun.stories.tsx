import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bun } from '#client/art/Bun/Bun.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/Bun', component: Bun, args: { state: 'baked', size: 72 } } satisfies Meta<typeof Bun>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = ['raw', 'warm', 'baked'] as const;

export const Default: Story = { parameters: { shots: ['dark'] } };

export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <>
      {[24, 48, 96].map((size) => (
        <Sheet key={size} columns={3}>
          {states.map((state) => (
            <Bun key={state} state={state} size={size} />
          ))}
        </Sheet>
      ))}
    </>
  ),
};
