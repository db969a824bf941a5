import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from '#client/app/NotFoundScreen/NotFoundScreen.tsx';

const meta = {
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '这条路没有面包屑' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到地图' })).toHaveAttribute('href', '/');
  },
};
