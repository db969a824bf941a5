import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnswerMark } from '#client/parts/cards/AnswerMark/AnswerMark.tsx';

const meta = {
  component: AnswerMark,
  args: { kind: 'right' },
} satisfies Meta<typeof AnswerMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Right: Story = { parameters: { shots: ['dark', 'en'] } };
export const Wrong: Story = { args: { kind: 'wrong' } };
export const Tried: Story = { args: { kind: 'tried' }, parameters: { shots: ['en'] } };
