import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BossArena } from '#client/features/lesson/BossArena/BossArena.tsx';

const meta = {
  component: BossArena,
  args: { guest: 1004, pose: 'idle', hp: 100 },
  decorators: [
    (Story) => <div style={{ maxWidth: 680, overflow: 'hidden', background: 'var(--art-soot)' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof BossArena>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en'] } };
export const Hit: Story = {
  args: { pose: 'hit', hp: 60, damage: 20, streak: 2 },
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvas }) => {
    const health = canvas.getByRole('progressbar', { name: '擀面杖武士的体力' });
    await expect(health).toHaveAttribute('aria-valuenow', '60');
  },
};
/** Low screens have a low arena. */
export const Laughing: Story = { args: { pose: 'win', hp: 80 }, parameters: { shots: ['mobile'] } };
