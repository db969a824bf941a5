import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavePage } from '#client/features/memory/SavePage/SavePage.tsx';

const meta = {
  component: SavePage,
  args: { page: { current: null } },
} satisfies Meta<typeof SavePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
