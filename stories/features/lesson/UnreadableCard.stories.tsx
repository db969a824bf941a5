import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UnreadableCard } from '#client/features/lesson/UnreadableCard/UnreadableCard.tsx';

const meta = {
  component: UnreadableCard,
  args: { onContinue: fn() },
  parameters: { layout: 'fullscreen', shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
} satisfies Meta<typeof UnreadableCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
