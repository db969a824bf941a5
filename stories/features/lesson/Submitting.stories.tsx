import type { Meta, StoryObj } from '@storybook/react-vite';
import { Submitting } from '#client/features/lesson/Submitting/Submitting.tsx';

const meta = {
  component: Submitting,
  args: { delay: 0 },
  parameters: { layout: 'fullscreen', shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
} satisfies Meta<typeof Submitting>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
