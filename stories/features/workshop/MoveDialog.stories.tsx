import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MoveDialog } from '#client/features/workshop/MoveDialog/MoveDialog.tsx';
import { rows } from './bench.tsx';

const meta = {
  component: MoveDialog,
  args: { count: 3, rows, current: 4, onChoose: fn(), onClose: fn() },
} satisfies Meta<typeof MoveDialog>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  parameters: { shots: ['mobile'] },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: /光合作用/ })).toBeDisabled();
    await userEvent.click(await screen.findByRole('button', { name: /细胞呼吸/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(5);
  },
};
