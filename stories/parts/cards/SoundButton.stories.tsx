import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SoundButton } from '#client/parts/cards/SoundButton/SoundButton.tsx';

const meta = {
  component: SoundButton,
  args: { label: '听读音', onClick: fn() },
} satisfies Meta<typeof SoundButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Round: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '听读音' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const WithWords: Story = { args: { label: '听例句', children: '听例句' }, parameters: { shots: ['dark'] } };
