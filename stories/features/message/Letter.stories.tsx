import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Letter } from '#client/features/message/Letter/Letter.tsx';
import { Stamp } from '#client/features/message/Stamp/Stamp.tsx';
import { bakeryLetter, longLetter } from './sample-letters.ts';

const meta = {
  component: Letter,
  subcomponents: { Stamp },
  args: { letter: bakeryLetter },
  parameters: { picture: false },
} satisfies Meta<typeof Letter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '第 12 期面包房来信' })).toBeVisible();
    await expect(canvas.getByText('挖空卡').tagName).toBe('MARK');
  },
};

/** Below its row, which has said the title. */
export const Untitled: Story = {
  args: { titled: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await expect(canvas.getByRole('article', { name: '第 12 期面包房来信' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { letter: longLetter },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('xn--xample-2of.com');
  },
};
