import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DefeatDialog } from '#client/features/lesson/DefeatDialog/DefeatDialog.tsx';
import { duelOf } from '#domain/session/duel.ts';
import { lostAfter } from './duel-sessions.ts';

const lost = lostAfter(4);

const meta = {
  component: DefeatDialog,
  args: { open: true, guest: 1007, session: lost, duel: duelOf(lost), onRetry: fn(), onQuit: fn() },
  parameters: {
    layout: 'fullscreen',
    apollo: { resolvers: { Query: { challengePreparation: () => ({ requiredEnergy: 5, exp: 30 }) } } },
  },
} satisfies Meta<typeof DefeatDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It names the five cards that decided the duel, and how little was missing. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: '绊倒你的 5 张' })).toBeVisible();
    await expect(screen.getAllByRole('listitem')).toHaveLength(5);
    const again = await screen.findByRole('button', { name: '再战一次 5' });
    await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** It is answered, not closed: Escape does nothing, Tab and Enter leave. */
export const ByKeyboard: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: /再战一次/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onQuit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onQuit).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
