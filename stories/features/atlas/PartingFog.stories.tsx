import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PartingFog } from '#client/features/atlas/PartingFog/PartingFog.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';

const meta = {
  component: PartingFog,
  args: { colour: 1 },
  // What is there at the end is gone: the map alone.
  parameters: { layout: 'fullscreen', picture: false },
  render: (args) => (
    <>
      <PartingFog {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof PartingFog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It lies over the whole map, lets every tap through, and is said in words. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const fog = canvasElement.querySelector('[aria-hidden="true"]') as HTMLElement;
    await expect(getComputedStyle(fog).pointerEvents).toBe('none');
    await expect(fog.getBoundingClientRect().width).toBe(canvasElement.getBoundingClientRect().width);
    await expect(await screen.findByText('雾散了，抹茶丘陵到了')).toBeVisible();
  },
};
