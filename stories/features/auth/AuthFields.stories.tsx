import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Agreement } from '#client/features/auth/Agreement/Agreement.tsx';
import { AgreementText } from '#client/features/auth/AgreementText/AgreementText.tsx';
import { CodeField } from '#client/features/auth/CodeField/CodeField.tsx';
import { EmailField } from '#client/features/auth/EmailField/EmailField.tsx';
import { NewPasswordField } from '#client/features/auth/NewPasswordField/NewPasswordField.tsx';
import { ProofForm } from '#client/features/auth/ProofForm/ProofForm.tsx';
import { Refused } from '#client/features/auth/Refused/Refused.tsx';
import { friendly, rest } from './data.ts';

const meta = {
  title: 'features/auth/AuthFields',
  parameters: { shots: ['dark', 'en mobile'], apollo: { resolvers: friendly } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Fields() {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 420 }}>
      <EmailField value={email} onChange={setEmail} />
      <CodeField email={email} scene="REGISTER" value={code} onChange={setCode} onEmailNeeded={fn()} />
      <NewPasswordField label="密码" value={password} onChange={setPassword} />
      <Agreement agreed={agreed} onChange={setAgreed} missed={0} />
      <Refused text="[500] 服务器出了点问题，请稍后再试" />
    </div>
  );
}

/** What is wrong is said once a field was left, never while it is being typed. */
export const Invalid: Story = {
  render: () => <Fields />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByLabelText('邮箱');
    await userEvent.type(email, 'lin@');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('请填写正确的邮箱，只能用英文字符');
    const password = canvas.getByLabelText('密码');
    await userEvent.type(password, 'seven77');
    await expect(password).toBeValid();
    await userEvent.tab();
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription('8 到 128 个字符');
    rest();
  },
};

export const Missed: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => <Agreement agreed={false} onChange={fn()} missed={1} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveFocus();
    rest();
  },
};

export const Sentence: Story = { render: () => <AgreementText sentence="guest_agree" /> };

/** What registering, resetting and binding share. */
export const Proof: Story = {
  parameters: { shots: ['mobile'] },
  render: () => (
    <ProofForm
      scene="BIND_EMAIL"
      email="lin.xiaomai@qq.com"
      onEmail={fn()}
      passwordLabel="密码"
      submitLabel="绑定"
      onProve={fn()}
    />
  ),
};
