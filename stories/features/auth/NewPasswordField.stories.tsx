import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NewPasswordField } from '#client/features/auth/NewPasswordField/NewPasswordField.tsx';

function Typed(props: ComponentProps<typeof NewPasswordField>) {
  const [password, setPassword] = useState(props.value);
  return <NewPasswordField {...props} value={password} onChange={setPassword} />;
}

const meta = {
  component: NewPasswordField,
  args: { label: '密码', value: '', onChange: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof NewPasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The rule stands there from the start and turns red when it was broken. */
export const Default: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('密码');
    await userEvent.type(password, 'seven77');
    await expect(password).toBeValid();
    await userEvent.tab();
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription('8 到 128 个字符');
    (document.activeElement as HTMLElement).blur();
  },
};
