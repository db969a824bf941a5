import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { QuestionHead } from '#client/parts/cards/QuestionHead/QuestionHead.tsx';

const meta = {
  component: QuestionHead,
  args: { id: 'prompt', prompt: '选出正确的意思', tag: '新词', tone: 'sky', difficulty: 2 },
} satisfies Meta<typeof QuestionHead>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The heading takes the focus, so that reading starts there. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en mobile'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: { prompt: '选出所有能让面团在温暖潮湿的地方慢慢鼓起来的做法', tag: '复习', difficulty: 3 },
  parameters: { shots: ['mobile'] },
};
