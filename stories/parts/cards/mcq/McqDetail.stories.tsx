import type { Meta, StoryObj } from '@storybook/react-vite';
import { McqDetail } from '#client/parts/cards/mcq/McqDetail/McqDetail.tsx';
import { longQuestion, ribosome, whereAtp } from '#stories/features/lesson/fixtures.ts';

const meta = {
  component: McqDetail,
  args: { card: ribosome },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof McqDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { parameters: { shots: ['dark', 'mobile'] } };
export const Several: Story = { args: { card: whereAtp } };
export const LongText: Story = { args: { card: longQuestion }, parameters: { shots: ['mobile'] } };
