import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApolloCalls } from '#client/features/auth/ApolloCalls/ApolloCalls.tsx';
import { LoginForm } from '#client/features/auth/LoginForm/LoginForm.tsx';
import { friendly } from './data.ts';

const meta = {
  component: LoginForm,
  decorators: [(Story) => <ApolloCalls>{Story()}</ApolloCalls>],
  args: { email: 'lin.xiaomai@qq.com', onEmail: fn(), onForgot: fn(), onLogin: fn(async () => undefined) },
  parameters: { apollo: { resolvers: friendly } },
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '忘记密码？' }));
    await expect(args.onForgot).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The network failed: the form keeps everything and says so. */
export const Offline: Story = {
  parameters: { apollo: { resolvers: friendly, state: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('密码'), 'wheat-and-rye');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByText('网络不通，请检查网络后重试')).toBeVisible();
    await expect(canvas.getByLabelText('密码')).toHaveValue('wheat-and-rye');
    (document.activeElement as HTMLElement).blur();
  },
};
