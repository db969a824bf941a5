import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckInStamp } from '#client/features/end-flow/CheckInStamp/CheckInStamp.tsx';

const meta = {
  component: CheckInStamp,
  globals: { motion: 'reduced' },
} satisfies Meta<typeof CheckInStamp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en'] } };
