import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { AgreementText } from '#client/features/auth/AgreementText/AgreementText.tsx';

const meta = {
  component: AgreementText,
  args: { sentence: 'guest_agree' },
} satisfies Meta<typeof AgreementText>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The agreements open where they stand and give the focus back. */
export const Guest: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '《用户协议》' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: '用户协议' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    opener.blur();
  },
};
export const Account: Story = { args: { sentence: 'agree' } };
