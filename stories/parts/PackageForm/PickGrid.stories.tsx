import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PickGrid } from '#client/parts/PackageForm/PickGrid/PickGrid.tsx';

const meta = {
  component: PickGrid,
  args: {
    title: '自然',
    name: 'cover',
    value: '🌋',
    onChange: fn(),
    picks: [
      { value: '🌱', label: '幼苗', picture: '🌱' },
      { value: '🌋', label: '火山', picture: '🌋' },
      { value: '🪐', label: '有环行星', picture: '🪐' },
    ],
  },
} satisfies Meta<typeof PickGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: '火山' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '幼苗' }));
    await expect(args.onChange).toHaveBeenCalledWith('🌱');
    (document.activeElement as HTMLElement).blur();
  },
};
