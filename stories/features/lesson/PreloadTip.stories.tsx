import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PreloadTip } from '#client/features/lesson/PreloadTip/PreloadTip.tsx';

const meta = {
  component: PreloadTip,
  args: { mascot: 1003, turn: 3, delay: 0 },
  parameters: { layout: 'fullscreen', shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
} satisfies Meta<typeof PreloadTip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Before 200 ms there is nothing to see. */
export const AtFirst: Story = {
  args: { delay: 60_000 },
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
