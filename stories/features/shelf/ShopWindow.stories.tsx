import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopWindow } from '#client/features/shelf/ShopWindow/ShopWindow.tsx';

const meta = {
  component: ShopWindow,
  args: { children: <p style={{ padding: '90px 24px 40px', fontWeight: 800 }}>面包地图</p> },
} satisfies Meta<typeof ShopWindow>;
export default meta;

export const Default: StoryObj<typeof meta> = { parameters: { shots: ['dark'] } };
