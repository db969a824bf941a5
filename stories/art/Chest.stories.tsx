import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chest } from '#client/art/Chest/Chest.tsx';
import { CHEST_STATES } from '#client/art/kit/chest.ts';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/Chest', component: Chest, args: { state: 'ready', size: 96 } } satisfies Meta<typeof Chest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

/** Four states of three chests. */
export const All: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={4}>
      {(['wood', 'silver', 'gold'] as const).flatMap((tone) =>
        CHEST_STATES.map((state) => <Chest key={`${tone}-${state}`} state={state} tone={tone} size={120} />),
      )}
    </Sheet>
  ),
};

export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={4}>
      {[24, 48, 96, 240].flatMap((size) =>
        (['closed', 'open'] as const).map((state) => <Chest key={`${size}-${state}`} state={state} size={size} />),
      )}
    </Sheet>
  ),
};
