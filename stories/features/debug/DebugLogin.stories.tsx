import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DebugLogin } from '#client/features/debug/DebugLogin/DebugLogin.tsx';
import { debugResolvers } from './data.ts';

const meta = {
  component: DebugLogin,
  args: { onLogin: fn(async () => undefined) },
  parameters: { apollo: { resolvers: debugResolvers } },
} satisfies Meta<typeof DebugLogin>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };
