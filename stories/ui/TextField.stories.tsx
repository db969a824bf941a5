import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#client/ui/Button/Button.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import styles from './Fields.module.css';

const meta = {
  title: 'ui/TextField',
  component: TextField,
  args: { label: '昵称', defaultValue: '林晓麦', hint: '2 到 12 个字', className: styles.form },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('昵称')).toHaveAccessibleDescription('2 到 12 个字');
  },
};

export const Focused: Story = {
  parameters: { shots: ['dark'] },
  play: async () => {
    await userEvent.tab();
  },
};

export const Wrong: Story = {
  args: { label: '邮箱', defaultValue: 'lin@', error: '邮箱还不完整', type: 'email', icon: 'mail' },
  parameters: { shots: ['dark'] },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('邮箱');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('邮箱还不完整');
  },
};

export const WithButton: Story = {
  args: {
    label: '验证码',
    defaultValue: '',
    hint: undefined,
    inputMode: 'numeric',
    end: (
      <Button size="small" scene="quiet">
        发送
      </Button>
    ),
  },
};

export const Disabled: Story = {
  args: { label: '账号', defaultValue: '10001', hint: undefined, disabled: true },
  parameters: { shots: ['dark'] },
};

export const LongText: Story = {
  args: {
    label: '一个很长很长的标签，长到一行放不下',
    hint: '提示也很长，长到一行放不下，要折到第二行才行，可是输入框还是一样高',
  },
  globals: { viewport: { value: 'mobile' } },
};

export const English: Story = {
  args: {
    label: 'E-mail',
    placeholder: 'name@example.com',
    defaultValue: '',
    hint: 'Only used to find your account again',
  },
  globals: { locale: 'en' },
};
