import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordBun } from '#client/art/WordBun/WordBun.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'art/WordBun',
  component: WordBun,
  render: () => (
    <Sheet columns={3}>
      <WordBun mood="oops" size={66} />
      <WordBun mood="happy" size={66} />
      <WordBun mood="sleep" size={66} />
    </Sheet>
  ),
} satisfies Meta<typeof WordBun>;
export default meta;

export const Default: StoryObj<typeof meta> = { parameters: { shots: ['dark'] } };
