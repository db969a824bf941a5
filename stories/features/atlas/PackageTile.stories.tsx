import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PackageTile } from '#client/features/atlas/PackageTile/PackageTile.tsx';
import type { PackageTile_PackageFragment } from '#client/graphql/generated/atlas.ts';
import { packages } from './sample-atlas.ts';

const [pkg, , , long] = packages as unknown as [
  PackageTile_PackageFragment,
  unknown,
  unknown,
  PackageTile_PackageFragment,
];

const meta = {
  component: PackageTile,
  args: { package: pkg, exp: 20, selected: false, onSelect: fn() },
  decorators: [(Story) => <fieldset style={{ width: 220 }}>{Story()}</fieldset>],
} satisfies Meta<typeof PackageTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { selected: true }, parameters: { shots: ['dark', 'mobile', 'en'] } };

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio'));
    await expect(args.onSelect).toHaveBeenCalledWith(args.package.id);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Fewer than ten cards cannot be learned; it says how many are missing. */
export const TooFew: Story = {
  args: { package: { ...pkg, cardCount: 7 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还差 3 张')).toBeVisible();
  },
};

export const LongText: Story = { args: { package: long }, parameters: { shots: ['mobile'] } };
