import type { Meta, StoryObj } from '@storybook/react-vite';
import { OvenMouth } from '#client/features/lesson/OvenMouth/OvenMouth.tsx';

const meta = {
  component: OvenMouth,
  globals: { motion: 'reduced' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OvenMouth>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['mobile', 'dark mobile', 'pc'] } };
