import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApolloCalls } from '#client/features/auth/ApolloCalls/ApolloCalls.tsx';
import { ResetForm } from '#client/features/auth/ResetForm/ResetForm.tsx';
import { friendly } from './data.ts';

const meta = {
  component: ResetForm,
  decorators: [(Story) => <ApolloCalls>{Story()}</ApolloCalls>],
  args: { email: 'lin.xiaomai@qq.com', onEmail: fn(), onDone: fn() },
  parameters: { apollo: { resolvers: friendly } },
} satisfies Meta<typeof ResetForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

/** On its way: the button keeps its size and cannot be pressed twice. */
export const Sending: Story = {
  parameters: { apollo: { state: 'loading' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('验证码'), '123456');
    await userEvent.type(canvas.getByLabelText('新密码'), 'rye-and-wheat');
    await userEvent.click(canvas.getByRole('button', { name: '改好密码' }));
    await expect(await canvas.findByRole('button', { name: '改好密码' })).toHaveAttribute('aria-busy', 'true');
    await new Promise((done) => setTimeout(done, 300));
    (document.activeElement as HTMLElement).blur();
  },
};
