import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ApolloCalls } from '#client/features/auth/ApolloCalls/ApolloCalls.tsx';
import { RegisterForm } from '#client/features/auth/RegisterForm/RegisterForm.tsx';
import { friendly, refuse } from './data.ts';

const meta = {
  component: RegisterForm,
  decorators: [(Story) => <ApolloCalls>{Story()}</ApolloCalls>],
  args: { email: 'lin.xiaomai@qq.com', onEmail: fn(), onLogin: fn(async () => undefined) },
  parameters: { apollo: { resolvers: friendly } },
} satisfies Meta<typeof RegisterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en mobile'] } };

/** A wrong code, said at the code. */
export const WrongCode: Story = {
  parameters: {
    apollo: {
      resolvers: { ...friendly, Mutation: { register: () => refuse('CODE_INVALID', 1003, '验证码错误或已过期') } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('验证码'), '000000');
    await userEvent.type(canvas.getByLabelText('密码'), 'wheat-and-rye');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '注册并开始' }));
    await waitFor(() => expect(canvas.getByLabelText('验证码')).toHaveAccessibleDescription('验证码错误或已过期'));
    await userEvent.type(canvas.getByLabelText('验证码'), '{Backspace}1');
    await expect(canvas.getByLabelText('验证码')).toBeValid();
    (document.activeElement as HTMLElement).blur();
  },
};
