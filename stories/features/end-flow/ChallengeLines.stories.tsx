import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChallengeLines } from '#client/features/end-flow/ChallengeLines/ChallengeLines.tsx';
import { challenge, stats } from './result.ts';

const meta = {
  component: ChallengeLines,
  globals: { motion: 'reduced' },
  args: { challenge, stats: { ...stats, exp: 30, duration: 168 } },
  parameters: { picture: false },
} satisfies Meta<typeof ChallengeLines>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is left of the strength, and the band of stars that it lies in. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '剩下的体力' })).toHaveAttribute('aria-valuetext', '80%');
    const band = canvas.getAllByRole('listitem').find((one) => one.ariaCurrent === 'true');
    await expect(band).toHaveTextContent('> 70%');
    await expect(canvas.getByText('2:48')).toBeVisible();
  },
};
