import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AgreementDialog } from '#client/parts/AgreementDialog/AgreementDialog.tsx';

const meta = {
  component: AgreementDialog,
  args: { agreement: 'terms', open: true, onClose: fn() },
} satisfies Meta<typeof AgreementDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: '用户协议' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const Privacy: Story = { args: { agreement: 'privacy' }, parameters: { shots: ['mobile'] } };
