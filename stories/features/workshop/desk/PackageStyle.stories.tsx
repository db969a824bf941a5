import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PackageStyle } from '#client/features/workshop/desk/PackageStyle/PackageStyle.tsx';
import { pkg } from '../bench.tsx';

const updatePackage = fn((_: unknown, { input }: { input: { style: typeof pkg.style } }) => ({
  id: pkg.id,
  style: input.style,
}));

const meta = {
  component: PackageStyle,
  args: { pkg, onEdit: fn() },
  parameters: { apollo: { resolvers: { Mutation: { updatePackage } } } },
} satisfies Meta<typeof PackageStyle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'en', 'mobile'] } };

/** A colour is sent with the rest of the cover as it was. */
export const Colour: Story = {
  parameters: { shots: [] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '海盐' }));
    await waitFor(() => expect(updatePackage).toHaveBeenCalled());
    await expect(updatePackage.mock.lastCall?.[1].input.style).toEqual({
      icon: pkg.style.icon,
      packageNameTags: pkg.style.packageNameTags,
      themeColor: '#559FC9',
    });
    await userEvent.click(screen.getByRole('button', { name: '改名字和封面' }));
    await expect(args.onEdit).toHaveBeenCalled();
  },
};

export const Refused: Story = {
  parameters: {
    shots: [],
    apollo: { resolvers: { Mutation: { updatePackage: () => new GraphQLError('down') } } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: '海盐' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: '芋泥' })).toBeChecked());
  },
};
