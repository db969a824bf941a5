import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryHead } from '#client/features/memory/MemoryHead/MemoryHead.tsx';

const meta = {
  component: MemoryHead,
  args: { remembered: 1847, cards: 1979, due: 23, mastered: 547, week: 5760 },
} satisfies Meta<typeof MemoryHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'en', 'mobile', 'pc'] } };

export const Many: Story = {
  args: { remembered: 128_412, cards: 140_000, due: 9999, mastered: 100_000, week: 99_999 },
  parameters: { shots: ['mobile'] },
};
