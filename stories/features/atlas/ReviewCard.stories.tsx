import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ReviewCard } from '#client/features/atlas/ReviewCard/ReviewCard.tsx';

const meta = {
  component: ReviewCard,
  args: {
    stage: {
      level: 23,
      stageId: 523,
      // still the day before in UTC
      completedAt: '2026-04-11T17:30:00.000Z',
      pkgInfo: {
        id: 3,
        name: '常用英语单词',
        style: { icon: { type: 'emoji', content: '🍞' }, themeColor: '#559FC9', packageNameTags: ['英语'] },
      },
    },
    onClose: fn(),
    onReview: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The day is the learner's, written YYYY-MM-DD in every language. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async ({ args }) => {
    await expect(await screen.findByText('2026-04-12 完成')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '回看这一关' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
};

/** A long name wraps. */
export const LongName: Story = {
  args: {
    stage: {
      level: 1024,
      stageId: 1,
      completedAt: '2026-04-11T17:30:00.000Z',
      pkgInfo: {
        id: 6,
        name: '生活常识一百问：厨房、天气与身体里的小秘密，还有三百个为什么',
        style: { icon: { type: 'emoji', content: '🍞' }, themeColor: '#A98BD0', packageNameTags: ['常识'] },
      },
    },
  },
  parameters: { shots: ['mobile'] },
};
