import type { Meta, StoryObj } from '@storybook/react-vite';
import { HanziDetail } from '#client/parts/cards/hanzi/HanziDetail/HanziDetail.tsx';
import type { KidHanziCard } from '#domain/cards/content.ts';
import { springHanzi } from '#stories/features/lesson/fixtures.ts';

const meta = {
  component: HanziDetail,
  args: { card: springHanzi as KidHanziCard },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof HanziDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };
