import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RegionChest } from '#client/features/atlas/RegionChest/RegionChest.tsx';
import { RegionSign } from '#client/features/atlas/RegionSign/RegionSign.tsx';

const meta = {
  component: RegionSign,
  args: { region: { index: 2, colour: 2, firstLevel: 21, lastLevel: 30 } },
  decorators: [(Story, { args }) => <section data-region={args.region.colour}>{Story()}</section>],
} satisfies Meta<typeof RegionSign>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en'] } };

/** With the chest of its stars, and the longest name there is. */
export const WithChest: Story = {
  args: {
    region: { index: 1, colour: 1, firstLevel: 11, lastLevel: 20 },
    children: <RegionChest stars={9} received={false} onOpen={fn()} />,
  },
  parameters: { shots: ['mobile', 'en mobile'] },
};

/** Far along the levels have three digits. */
export const FarAlong: Story = {
  args: { region: { index: 23, colour: 5, firstLevel: 231, lastLevel: 240 } },
  parameters: { shots: ['mobile'] },
};
