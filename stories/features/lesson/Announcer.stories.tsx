import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Announcer } from '#client/features/lesson/Announcer/Announcer.tsx';
import { freshSession } from './units.ts';

const meta = {
  component: Announcer,
  args: {
    session: freshSession(),
    verdict: { kind: 'wrong', hint: 'r＿＿', note: { meaning: '充足的', word: 'abundant' } },
  },
  parameters: { picture: false },
} satisfies Meta<typeof Announcer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a screen reader is told of a mistake. */
export const Mistake: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('不对。 「充足的」是 abundant。 提示：r＿＿');
  },
};
export const Right: Story = {
  args: { verdict: { kind: 'right', combo: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('答对了，连击 3');
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  },
};
