import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PickerFooter } from '#client/features/atlas/PickerFooter/PickerFooter.tsx';

const meta = {
  component: PickerFooter,
  args: {
    required: 5,
    available: 26,
    vip: false,
    passionate: false,
    onPassionate: fn(),
    short: false,
    freeBread: false,
    starting: false,
    onStart: fn(),
  },
} satisfies Meta<typeof PickerFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'dark', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /开始学习/ }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** VIP may learn by the fire: no bread is needed. */
export const Passionate: Story = {
  args: { vip: true, passionate: true, required: 0 },
  parameters: { shots: ['mobile', 'dark'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onPassionate).toHaveBeenCalledWith(false, expect.anything());
    (document.activeElement as HTMLElement).blur();
  },
};

export const FreeBread: Story = {
  args: { available: 2, short: true, freeBread: true },
  parameters: { shots: ['mobile'] },
};

/** The free refill is used up: the button leads to the other ways. */
export const Short: Story = {
  args: { available: 2, short: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '去拿面包' })).toBeEnabled();
  },
};

export const Blocked: Story = {
  args: { blocked: '还差 3 张' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /开始学习/ })).toBeDisabled();
  },
};

export const Starting: Story = { args: { starting: true } };
