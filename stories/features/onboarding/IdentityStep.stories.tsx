import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IdentityStep } from '#client/features/onboarding/IdentityStep/IdentityStep.tsx';
import { server } from './data.ts';

const meta = {
  component: IdentityStep,
  args: { onDone: fn() },
  parameters: { layout: 'fullscreen', apollo: { resolvers: server() } },
} satisfies Meta<typeof IdentityStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /小学/ })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { shots: ['mobile'], apollo: { state: 'offline' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '再试一次' });
  },
};
