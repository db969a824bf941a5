import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#client/ui/Button/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox/Checkbox.tsx';
import { Field } from '#client/ui/Field/Field.tsx';
import { PasswordField } from '#client/ui/PasswordField/PasswordField.tsx';
import { Switch } from '#client/ui/Switch/Switch.tsx';
import { TextArea } from '#client/ui/TextArea/TextArea.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import { Line } from '#stories/support/Sheet.tsx';
import styles from './Fields.module.css';

const meta = { title: 'ui/Fields', parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A label, a control, what there is to say about it. */
export const TextFields: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => (
    <div className={styles.form}>
      <TextField label="昵称" defaultValue="林晓麦" hint="2 到 12 个字" />
      <TextField label="邮箱" placeholder="name@example.com" icon="mail" type="email" />
      <TextField label="邮箱" defaultValue="lin@" error="邮箱还不完整" type="email" />
      <TextField
        label="验证码"
        inputMode="numeric"
        end={
          <Button size="small" scene="quiet">
            发送
          </Button>
        }
      />
      <TextField label="搜索" labelHidden icon="search" placeholder="找一袋卡包" type="search" />
      <TextField label="账号" defaultValue="10001" disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const wrong = canvas.getAllByLabelText('邮箱')[1];
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription('邮箱还不完整');
    await expect(canvas.getByLabelText('昵称')).toHaveAccessibleDescription('2 到 12 个字');
  },
};

export const Focused: Story = {
  render: () => <TextField label="昵称" defaultValue="林晓麦" className={styles.form} />,
  play: async () => {
    await userEvent.tab();
  },
};

export const Password: Story = {
  render: () => (
    <PasswordField
      label="密码"
      showLabel="显示密码"
      hideLabel="隐藏密码"
      defaultValue="bread-atlas"
      className={styles.form}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
  },
};

function Reason({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <TextArea
      label="别的身份"
      limit={10}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      className={styles.form}
    />
  );
}

/** More than the limit can be typed, and is then wrong. */
export const TextAreas: Story = {
  render: () => (
    <>
      <Reason start="面包师傅" />
      <Reason start="白天烤面包晚上背单词的人" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4/10')).toBeVisible();
    await expect(canvas.getAllByLabelText('别的身份')[1]).toBeInvalid();
  },
};

function Switches() {
  const [on, setOn] = useState(true);
  const [agreed, setAgreed] = useState(true);
  return (
    <Line>
      <Switch checked={on} onChange={setOn} label="声音" />
      <Switch checked={!on} onChange={(next) => setOn(!next)} label="安静" />
      <Switch checked disabled onChange={() => undefined} label="不能改" />
      <Checkbox checked={agreed} onChange={setAgreed}>
        我同意
      </Checkbox>
      <Checkbox checked={!agreed} onChange={(next) => setAgreed(!next)}>
        我不同意
      </Checkbox>
      <Checkbox checked={false} disabled onChange={() => undefined}>
        不能改
      </Checkbox>
    </Line>
  );
}

export const SwitchesAndTicks: Story = {
  render: () => <Switches />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: '安静' }));
    await expect(canvas.getByRole('switch', { name: '声音' })).not.toBeChecked();
    await userEvent.click(canvas.getByText('我不同意'));
    await expect(canvas.getByRole('checkbox', { name: '我同意' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: '声音' }));
    await userEvent.click(canvas.getByText('我同意'));
  },
};

/** Around a control of another kind. */
export const BareField: Story = {
  render: () => (
    <Field label="生日" hint="只用来送一块蛋糕">
      {(control) => <input type="text" {...control} />}
    </Field>
  ),
};
