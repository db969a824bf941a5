import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShelfBag } from '#client/features/shelf/ShelfBag/ShelfBag.tsx';
import { ShelfBoard } from '#client/features/shelf/ShelfBoard/ShelfBoard.tsx';
import type { ShelfBag_PackageFragment } from '#client/graphql/generated/shelf.ts';
import { shelfPackages } from '#stories/support/sample-packages.ts';

const packages = shelfPackages([12, 40, 28, 3, 7]) as unknown as ShelfBag_PackageFragment[];

const meta = {
  component: ShelfBoard,
  args: { label: '架子', children: packages.map((pkg) => <ShelfBag key={pkg.id} package={pkg} onMore={fn()} />) },
} satisfies Meta<typeof ShelfBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The board goes on to the end of the row. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'pc'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '架子' })).toBeVisible();
  },
};
