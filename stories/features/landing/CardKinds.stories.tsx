import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardKinds } from '#client/features/landing/CardKinds/CardKinds.tsx';

const meta = {
  component: CardKinds,
} satisfies Meta<typeof CardKinds>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en mobile'] } };
