import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShelfBag } from '#client/features/shelf/ShelfBag/ShelfBag.tsx';
import type { ShelfBag_PackageFragment } from '#client/graphql/generated/shelf.ts';
import { shelfPackages } from '#stories/support/sample-packages.ts';

const packages = shelfPackages([12, 40, 28, 3, 7]) as unknown as ShelfBag_PackageFragment[];
const [pkg] = packages as [ShelfBag_PackageFragment];

const meta = {
  component: ShelfBag,
  args: { package: pkg, onMore: fn() },
  render: (args) => (
    <ul style={{ width: 220 }}>
      <ShelfBag {...args} />
    </ul>
  ),
} satisfies Meta<typeof ShelfBag>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The whole bag is one link; what else can be done is behind a button. */
export const Default: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '「常用英语单词」的更多操作' }));
    await expect(args.onMore).toHaveBeenLastCalledWith(3);
    (document.activeElement as HTMLElement).blur();
  },
};

export const LongText: Story = {
  args: { package: packages[3] as ShelfBag_PackageFragment },
  parameters: { shots: ['mobile'] },
};
