import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Ruby } from '#client/parts/cards/hanzi/Ruby/Ruby.tsx';
import { springHanzi } from '#stories/features/lesson/fixtures.ts';

const meta = {
  component: Ruby,
  args: { items: springHanzi.type === 'kidHanzi.card' ? (springHanzi.analysis ?? []) : [], asked: ['春'] },
} satisfies Meta<typeof Ruby>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The character that is asked stands out. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rt').length).toBeGreaterThan(3);
  },
};
