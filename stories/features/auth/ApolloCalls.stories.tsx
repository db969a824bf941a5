import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ApolloCalls } from '#client/features/auth/ApolloCalls/ApolloCalls.tsx';
import { useAccountCalls } from '#client/features/auth/account-calls.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { friendly, login } from './data.ts';

function Caller() {
  const calls = useAccountCalls();
  const [token, setToken] = useState('');
  const ask = async () =>
    setToken((await (await calls()).login({ email: 'lin@qq.com', password: 'wheat-and-rye' })).token);
  return (
    <>
      <Button onClick={() => void ask()}>登录</Button>
      <p>{token}</p>
    </>
  );
}

const meta = {
  component: ApolloCalls,
  args: { children: <Caller /> },
} satisfies Meta<typeof ApolloCalls>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What stands below can ask the server. */
export const Default: Story = {
  parameters: { picture: false, apollo: { resolvers: friendly } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByText(login.token)).toBeVisible();
  },
};
