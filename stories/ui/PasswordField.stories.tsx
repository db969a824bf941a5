import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from '#client/ui/PasswordField/PasswordField.tsx';
import styles from './Fields.module.css';

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
  args: {
    label: '密码',
    showLabel: '显示密码',
    hideLabel: '隐藏密码',
    defaultValue: 'bread-atlas',
    className: styles.form,
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The eye shows and hides it. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: '隐藏密码' }));
  },
};

export const Wrong: Story = { args: { error: '至少 8 位，要有字母和数字' }, parameters: { shots: ['dark'] } };
