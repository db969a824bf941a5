import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IdentityBranch } from '#client/features/onboarding/IdentityBranch/IdentityBranch.tsx';
import { primary } from './data.ts';

const meta = {
  component: IdentityBranch,
  args: { tag: primary, index: 0, open: true, chosen: 12, onToggle: fn(), onChoose: fn(), text: '', onText: fn() },
} satisfies Meta<typeof IdentityBranch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: '二年级' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '三年级' }));
    await expect(args.onChoose).toHaveBeenCalledWith(13);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /小学/ }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
