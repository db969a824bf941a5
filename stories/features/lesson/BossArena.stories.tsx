import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BossArena } from '#client/features/lesson/BossArena/BossArena.tsx';
import { withMotion } from '#stories/support/with-motion.ts';

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

/** A bun that is thrown has to land first: loaf, number and face of the boss change after it has left the hand. */
export const BittenLate: Story = {
  parameters: { picture: false },
  globals: { motion: 'full' },
  beforeEach: withMotion,
  render: function Render(args) {
    const [struck, setStruck] = useState(false);
    return (
      <>
        <BossArena {...args} {...(struck && { pose: 'hit', hp: 80, damage: 20 })} />
        <button type="button" onClick={() => setStruck(true)}>
          扔
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const strength = () =>
      `${canvas.getByRole('progressbar').getAttribute('aria-valuenow')} ${numberOf(canvasElement)}`;
    const seen: string[] = [];
    const look = () => seen.push(`${canvas.queryByText('-20') ? 'thrown' : 'asked'} ${strength()}`);
    const observer = new MutationObserver(look);
    look();
    observer.observe(canvasElement, { childList: true, subtree: true, attributes: true, characterData: true });
    await userEvent.click(canvas.getByRole('button', { name: '扔' }));
    await waitFor(() => expect(strength()).toBe('80 80'));
    observer.disconnect();
    await expect([...new Set(seen)]).toEqual(['asked 100 100', 'thrown 100 100', 'thrown 80 80']);
  },
};

const numberOf = (element: HTMLElement) => element.querySelector('.num')?.textContent;
