import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StarterCard } from '#client/features/shelf/StarterCard/StarterCard.tsx';
import type { StarterCard_PackageFragment } from '#client/graphql/generated/shelf.ts';
import { starterPackages } from '#stories/support/sample-packages.ts';

type Pair = [StarterCard_PackageFragment, StarterCard_PackageFragment];
const [first, added] = starterPackages([1]).packages as unknown as Pair;

const meta = {
  component: StarterCard,
  args: { package: first, onAdd: fn(async () => undefined) },
  render: (args) => (
    <ul style={{ maxWidth: 420 }}>
      <StarterCard {...args} />
    </ul>
  ),
} satisfies Meta<typeof StarterCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /加入我的卡包/ }));
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
    (document.activeElement as HTMLElement).blur();
  },
};

export const OnTheShelf: Story = { args: { package: added }, parameters: { shots: ['dark'] } };
