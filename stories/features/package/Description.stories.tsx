import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Description } from '#client/features/package/Description/Description.tsx';

const meta = {
  component: Description,
  args: { text: '一句话就说完了。' },
} satisfies Meta<typeof Description>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What fits has no button. */
export const Short: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { text: '每天都用得上的六十个词，从早餐到旅行，带例句和发音。'.repeat(12) },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    button.blur();
  },
};
