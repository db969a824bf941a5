import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PackageActions } from '#client/features/shelf/PackageActions/PackageActions.tsx';
import type { ShelfBag_PackageFragment } from '#client/graphql/generated/shelf.ts';
import { shelfPackages } from '#stories/support/sample-packages.ts';

const packages = shelfPackages([12, 40, 28, 3, 7]) as unknown as ShelfBag_PackageFragment[];
const [pkg] = packages as [ShelfBag_PackageFragment];
const own = {
  ...pkg,
  cardCount: 4,
  cardCountLearned: 0,
  owned: { __typename: 'OwnedInfo' as const, createdAt: '' },
};

const meta = {
  component: PackageActions,
  args: { package: pkg, onRemove: fn(), onEdit: fn(), onDelete: fn(), onClose: fn() },
} satisfies Meta<typeof PackageActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en mobile'] },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: '移出我的卡包' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Too few cards to study, and one's own: studying and removing are not offered, editing and deleting are. */
export const OfOwn: Story = {
  args: { package: own },
  parameters: { shots: ['mobile', 'dark'] },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('link', { name: '学这一袋' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: '移出我的卡包' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '改名字和封面' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '删除卡包' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
