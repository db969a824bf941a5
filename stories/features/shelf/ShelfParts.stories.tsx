import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { EmptyShelf } from '#client/features/shelf/EmptyShelf/EmptyShelf.tsx';
import { PackageActions } from '#client/features/shelf/PackageActions/PackageActions.tsx';
import { RawShelf } from '#client/features/shelf/RawShelf/RawShelf.tsx';
import { ShelfBag } from '#client/features/shelf/ShelfBag/ShelfBag.tsx';
import { ShelfBoard } from '#client/features/shelf/ShelfBoard/ShelfBoard.tsx';
import { StarterCard } from '#client/features/shelf/StarterCard/StarterCard.tsx';
import type { ShelfBag_PackageFragment, StarterCard_PackageFragment } from '#client/graphql/generated/graphql.ts';
import { shelfPackages, starterPackages } from '#stories/support/sample-packages.ts';

const meta = { parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const packages = shelfPackages([12, 40, 28, 3, 7]) as unknown as ShelfBag_PackageFragment[];
const starters = starterPackages([1]).packages as unknown as StarterCard_PackageFragment[];
const more = fn();
const remove = fn();

/** The board goes on to the end of the row; the whole bag is one link. */
export const Board: Story = {
  render: () => (
    <ShelfBoard label="架子">
      {packages.map((pkg) => (
        <ShelfBag key={pkg.id} package={pkg} onMore={more} />
      ))}
    </ShelfBoard>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '「古诗词名句」的更多操作' }));
    await expect(more).toHaveBeenLastCalledWith(1);
  },
};

export const Starters: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 16 }}>
      {starters.slice(0, 2).map((pkg) => (
        <StarterCard key={pkg.id} package={pkg} onAdd={async () => undefined} />
      ))}
    </ul>
  ),
};

export const Raw: Story = {
  render: () => <RawShelf />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
  },
};

/** While there is nothing to choose from, no button leads there. */
export const EmptyWithoutChoice: Story = {
  render: () => <EmptyShelf />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Too few cards to study, and one's own: neither studying nor removing is offered. */
export const ActionsOfOwn: Story = {
  render: () => {
    const [pkg] = packages;
    if (!pkg) throw new Error('a sample');
    const own = {
      ...pkg,
      cardCount: 4,
      cardCountLearned: 0,
      owned: { __typename: 'OwnedInfo' as const, createdAt: '' },
    };
    return <PackageActions package={own} onRemove={remove} onClose={() => undefined} />;
  },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('link', { name: '学这一袋' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: '移出我的卡包' })).not.toBeInTheDocument();
  },
};
