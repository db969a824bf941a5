import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EmailField } from '#client/features/auth/EmailField/EmailField.tsx';

function Typed(props: ComponentProps<typeof EmailField>) {
  const [email, setEmail] = useState(props.value);
  return <EmailField {...props} value={email} onChange={setEmail} />;
}

const meta = {
  component: EmailField,
  args: { value: '', onChange: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof EmailField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is wrong is said once the field was left, never while it is being typed. */
export const Default: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('邮箱');
    await userEvent.type(email, 'lin@');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('请填写正确的邮箱，只能用英文字符');
  },
};

/** What the server says of it. */
export const Taken: Story = {
  args: { value: 'lin.xiaomai@qq.com', error: '该邮箱已注册' },
  parameters: { shots: ['mobile'] },
};
