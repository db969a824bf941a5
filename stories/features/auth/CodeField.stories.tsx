import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApolloCalls } from '#client/features/auth/ApolloCalls/ApolloCalls.tsx';
import { CodeField } from '#client/features/auth/CodeField/CodeField.tsx';
import { friendly } from './data.ts';

const meta = {
  component: CodeField,
  decorators: [(Story) => <ApolloCalls>{Story()}</ApolloCalls>],
  args: { email: 'lin.xiaomai@qq.com', scene: 'REGISTER', value: '', onChange: fn(), onEmailNeeded: fn() },
  parameters: { apollo: { resolvers: friendly } },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'en'] } };

/** Without a valid address nothing is sent. */
export const EmailNeeded: Story = {
  args: { email: 'lin@' },
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onEmailNeeded).toHaveBeenCalledOnce();
  },
};

/** Outside production the mail is in the local outbox. */
export const Sent: Story = {
  parameters: { shots: ['mobile', 'en mobile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByRole('button', { name: '60 秒后重发' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: '/outbox' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Wrong: Story = { args: { value: '000000', error: '验证码错误或已过期' }, parameters: { shots: ['dark'] } };
