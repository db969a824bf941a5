import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopLamp } from '#client/art/ShopLamp/ShopLamp.tsx';

const meta = { title: 'art/ShopLamp', component: ShopLamp, args: { size: 96 } } satisfies Meta<typeof ShopLamp>;
export default meta;

export const Default: StoryObj<typeof meta> = { parameters: { shots: ['dark'] } };
