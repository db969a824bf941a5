import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PackageBanner } from '#client/features/package/PackageBanner/PackageBanner.tsx';
import { style } from './data.ts';

const pkg = {
  id: 3,
  name: '常用英语单词',
  description: '每天都用得上的六十个词。',
  cardType: 'WORD' as const,
  cardCount: 60,
  cardCountLearned: 72,
  style,
};

const meta = {
  component: PackageBanner,
  args: { package: pkg },
} satisfies Meta<typeof PackageBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** More learned than there is left counts as all. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '60 / 60');
  },
};

export const LongText: Story = {
  args: { package: { ...pkg, name: '生活常识一百问：厨房、天气与身体里的小秘密', cardCountLearned: 12 } },
  parameters: { shots: ['mobile'] },
};
