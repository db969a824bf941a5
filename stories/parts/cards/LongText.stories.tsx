import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LongText } from '#client/parts/cards/LongText/LongText.tsx';

const meta = {
  component: LongText,
  args: { children: '酵母吃掉糖，放出气，面团慢慢鼓起来。'.repeat(24) },
} satisfies Meta<typeof LongText>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Five lines, and a button where there is more. */
export const Folded: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/酵母/);
    const more = await canvas.findByRole('button', { name: '展开全文' });
    // Letters that come late change the height of a line.
    await document.fonts.ready;
    const folded = text.clientHeight;
    await userEvent.click(more);
    await waitFor(() => expect(text.clientHeight).toBeGreaterThan(folded));
    await userEvent.click(canvas.getByRole('button', { name: '收起' }));
    await waitFor(() => expect(text.clientHeight).toBe(folded));
    (document.activeElement as HTMLElement).blur();
  },
};

export const Short: Story = {
  args: { children: '不必折叠。' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
