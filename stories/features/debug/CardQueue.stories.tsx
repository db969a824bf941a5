import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CardQueue } from '#client/features/debug/CardQueue/CardQueue.tsx';
import { CardTable } from '#client/features/debug/CardTable/CardTable.tsx';
import { RawCardDialog } from '#client/features/debug/RawCardDialog/RawCardDialog.tsx';
import { queueCards, queueResolvers } from './data.ts';

const meta = {
  component: CardQueue,
  subcomponents: { CardTable, RawCardDialog },
  args: { packageId: 3, ready: true, onStart: fn() },
  parameters: { apollo: { resolvers: queueResolvers }, picture: false },
} satisfies Meta<typeof CardQueue>;
export default meta;

type Story = StoryObj<typeof meta>;

const start = () => screen.getByRole('button', { name: /^开始学/ });

/** At least one card is needed; then it says so no more. */
export const NothingChosen: Story = {
  play: async ({ args }) => {
    const card = await screen.findByRole('checkbox', { name: /#301/ });
    await userEvent.click(start());
    await expect(await screen.findByRole('alert')).toHaveTextContent('至少选一张卡片');
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.click(card);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** What is chosen of one chapter stays chosen with the next; the order is that of the choice. */
export const TwoChapters: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /#302/ }));
    await userEvent.click(screen.getByRole('combobox', { name: '章节' }));
    await userEvent.click(await screen.findByRole('option', { name: '旅行' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /#399/ }));
    await userEvent.click(screen.getByRole('radio', { name: '3 · 复习' }));
    await userEvent.click(start());
    await expect(args.onStart).toHaveBeenCalledWith(
      [expect.objectContaining({ id: 302, content: queueCards[1]?.content }), expect.objectContaining({ id: 399 })],
      '3',
    );
  },
};

/** The JSON of a card. */
export const Raw: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '卡片 301 的原文' }));
    await expect(await screen.findByRole('dialog', { name: '卡片 301 的原文' })).toBeVisible();
  },
};
