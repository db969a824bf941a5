import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroMap } from '#client/features/landing/HeroMap/HeroMap.tsx';

const meta = {
  component: HeroMap,
} satisfies Meta<typeof HeroMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };
