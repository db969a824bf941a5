import type { Meta, StoryObj } from '@storybook/react-vite';
import { Family } from '#client/features/landing/Family/Family.tsx';

const meta = {
  component: Family,
} satisfies Meta<typeof Family>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'en mobile'] } };
