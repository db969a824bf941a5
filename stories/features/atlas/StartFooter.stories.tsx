import type { Meta, StoryObj } from '@storybook/react-vite';
import { StartFooter } from '#client/features/atlas/StartFooter/StartFooter.tsx';

const meta = {
  component: StartFooter,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StartFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['mobile', 'dark', 'en'] } };
