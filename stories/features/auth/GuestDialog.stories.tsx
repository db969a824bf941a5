import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ApolloCalls } from '#client/features/auth/ApolloCalls/ApolloCalls.tsx';
import { GuestDialog } from '#client/features/auth/GuestDialog/GuestDialog.tsx';
import { useToasts } from '#client/ui/Toast/toasts.ts';
import { friendly, login } from './data.ts';

const meta = {
  component: GuestDialog,
  decorators: [(Story) => <ApolloCalls>{Story()}</ApolloCalls>],
  args: { open: true, onClose: fn(), onSignedIn: fn(async () => undefined) },
  parameters: { apollo: { resolvers: friendly } },
} satisfies Meta<typeof GuestDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nobody becomes a guest without a word about what that means. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '开始第一关' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ token: login.token })));
    (document.activeElement as HTMLElement).blur();
  },
};

/** An answer without a token is no login. */
export const WithoutToken: Story = {
  parameters: {
    picture: false,
    apollo: { resolvers: { Mutation: { guestLogin: () => ({ ...login, token: '' }) } } },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '开始第一关' }));
    await waitFor(() => expect(useToasts.getState().entries.map(({ text }) => text)).toEqual(['登录失败，请再试一次']));
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};
