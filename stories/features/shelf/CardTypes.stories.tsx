import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CardTypes } from '#client/features/shelf/CardTypes/CardTypes.tsx';

const meta = {
  component: CardTypes,
  args: { value: undefined, onChange: fn(), withMcq: true },
} satisfies Meta<typeof CardTypes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'en mobile'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('radio', { name: '儿童汉字' }));
    await expect(args.onChange).toHaveBeenCalledWith('KID_HANZI');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Chosen: Story = { args: { value: 'CLOZE' }, parameters: { shots: ['dark', 'dark mobile'] } };

/** In production multiple choice is not offered. */
export const InProduction: Story = {
  args: { withMcq: false },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: '选择题' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};
