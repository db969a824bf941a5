import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordHead } from '#client/parts/cards/word/WordHead/WordHead.tsx';
import { longWord, reluctant } from '#stories/features/lesson/fixtures.ts';

const meta = {
  component: WordHead,
  args: { word: reluctant.word, prons: reluctant.prons },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof WordHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };
export const LongText: Story = {
  args: { word: longWord.word, prons: longWord.prons },
  parameters: { shots: ['mobile'] },
};
