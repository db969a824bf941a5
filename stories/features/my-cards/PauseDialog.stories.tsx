import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PauseDialog } from '#client/features/my-cards/PauseDialog/PauseDialog.tsx';

const meta = {
  component: PauseDialog,
  args: {
    cardIds: [1],
    chapter: { id: 7, title: '山水田园' },
    busy: false,
    onPause: fn(),
    onPauseChapter: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PauseDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneCard: Story = {
  parameters: { shots: ['dark', 'en', 'mobile', 'pc'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '暂停' }));
    await expect(args.onPause).toHaveBeenCalledWith([1], '2026-04-22');
  },
};

export const WholeChapter: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '整章：山水田园' }));
    await userEvent.click(screen.getByRole('radio', { name: /^30 天/ }));
    await userEvent.click(screen.getByRole('button', { name: '暂停' }));
    await expect(args.onPauseChapter).toHaveBeenCalledWith(7, '2026-05-15');
  },
};

export const Several: Story = { args: { cardIds: [1, 2, 3], chapter: undefined }, parameters: { shots: ['mobile'] } };
