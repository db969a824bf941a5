import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordDetail } from '#client/parts/cards/word/WordDetail/WordDetail.tsx';
import { longWord, reluctant, windmill } from '#stories/features/lesson/fixtures.ts';

const meta = {
  component: WordDetail,
  args: { card: reluctant },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof WordDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en'] } };
export const WithPicture: Story = { args: { card: windmill } };
export const LongText: Story = { args: { card: longWord }, parameters: { shots: ['mobile'] } };
