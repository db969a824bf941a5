import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CardTable } from '#client/features/debug/CardTable/CardTable.tsx';
import { queueCards } from './data.ts';

const meta = {
  component: CardTable,
  args: { cards: queueCards, chosen: [301], onChoose: fn(), onRaw: fn() },
  parameters: { picture: false },
} satisfies Meta<typeof CardTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A tick chooses one card, the one above all of them; a card that cannot be read may be chosen, too. */
export const Default: Story = {
  args: { cards: [...queueCards, { id: 399, content: '{broken', authorId: 1 }] },
  play: async ({ args }) => {
    const first = screen.getByRole('checkbox', { name: /#301/ });
    await expect(first).toBeChecked();
    await userEvent.click(first);
    await expect(args.onChoose).toHaveBeenLastCalledWith([args.cards[0]], false);
    await userEvent.click(screen.getByRole('checkbox', { name: /读不出来/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith([args.cards.at(-1)], true);
    await userEvent.click(screen.getByRole('checkbox', { name: /^全选/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(args.cards, true);
    await userEvent.click(screen.getByRole('button', { name: '卡片 302 的原文' }));
    await expect(args.onRaw).toHaveBeenCalledWith(args.cards[1]);
  },
};
