import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApolloCalls } from '#client/features/auth/ApolloCalls/ApolloCalls.tsx';
import { ProofForm } from '#client/features/auth/ProofForm/ProofForm.tsx';
import { friendly } from './data.ts';

const meta = {
  component: ProofForm,
  decorators: [(Story) => <ApolloCalls>{Story()}</ApolloCalls>],
  args: {
    scene: 'BIND_EMAIL',
    email: 'lin.xiaomai@qq.com',
    onEmail: fn(),
    passwordLabel: '密码',
    submitLabel: '绑定',
    onProve: fn(async () => undefined),
  },
  parameters: { apollo: { resolvers: friendly } },
} satisfies Meta<typeof ProofForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What registering, resetting and binding share. */
export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

export const WithAgreement: Story = {
  args: { agreement: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
