import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartCard } from '#client/features/memory/ChartCard/ChartCard.tsx';

const meta = {
  component: ChartCard,
  args: { title: '接下来 30 天', text: '每天会回来找你的卡片。', children: '……' },
} satisfies Meta<typeof ChartCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };
