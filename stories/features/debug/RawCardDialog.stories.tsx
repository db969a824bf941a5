import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RawCardDialog } from '#client/features/debug/RawCardDialog/RawCardDialog.tsx';
import { queueCards } from './data.ts';

const meta = {
  component: RawCardDialog,
  args: { card: queueCards[0] as (typeof queueCards)[number], onClose: fn() },
  parameters: { picture: false },
} satisfies Meta<typeof RawCardDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText(/"type": "enWord.card"/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** What is no JSON is shown as it is. */
export const Broken: Story = {
  args: { card: { id: 399, content: '{broken', authorId: 1 } },
  play: async () => {
    await expect(await screen.findByText('{broken')).toBeVisible();
  },
};
