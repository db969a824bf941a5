import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClozeDetail } from '#client/parts/cards/cloze/ClozeDetail/ClozeDetail.tsx';
import { autumnEvening, longStatement, photosynthesis } from '#stories/features/lesson/fixtures.ts';

const meta = {
  component: ClozeDetail,
  args: { card: autumnEvening },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ClozeDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Poem: Story = { parameters: { shots: ['dark', 'mobile'] } };
export const Groups: Story = { args: { card: photosynthesis }, parameters: { shots: ['dark'] } };
export const LongText: Story = { args: { card: longStatement }, parameters: { shots: ['mobile'] } };
