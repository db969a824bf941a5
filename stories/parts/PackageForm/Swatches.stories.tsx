import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Swatches } from '#client/parts/PackageForm/Swatches/Swatches.tsx';

const meta = { component: Swatches, args: { value: '#A98BD0', onChange: fn() } } satisfies Meta<typeof Swatches>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Six colours; the nearest to the package's own is marked. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: '芋泥' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '海盐' }));
    await expect(args.onChange).toHaveBeenCalledWith('#559FC9');
    (document.activeElement as HTMLElement).blur();
  },
};
