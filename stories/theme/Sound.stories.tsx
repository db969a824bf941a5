import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { setPreferences } from '#client/platform/preferences.ts';
import { playSound, type SoundName, soundNames } from '#client/platform/sounds.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import styles from './theme.module.css';

const WHEN: Record<SoundName, string> = {
  tap: '选一个答案、翻一页',
  right: '答对，与颜色、震动同时',
  wrong: '答错，低而短，不责备',
  combo: '连击到 5 和 10',
  star: '每颗星落下',
  reward: '领奖励，动画开始后 316 毫秒',
};

/** Every sound is made of a few notes in the browser; nothing is downloaded, and the setting silences all of them. */
const meta = {
  title: 'theme/Sound',
  parameters: { shots: ['dark', 'mobile'] },
  render: () => (
    <div className={styles.stack}>
      {soundNames.map((name) => (
        <div key={name} className={styles.row}>
          <Button size="small" scene="secondary" icon="play" onClick={() => playSound(name)}>
            {name}
          </Button>
          <p>{WHEN[name]}</p>
        </div>
      ))}
    </div>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Counts the notes that are begun. */
function counted() {
  const real = AudioContext.prototype.createOscillator;
  const notes = { begun: 0 };
  AudioContext.prototype.createOscillator = function (this: AudioContext) {
    notes.begun += 1;
    return real.call(this);
  };
  return { notes, restore: () => Object.assign(AudioContext.prototype, { createOscillator: real }) };
}

/** Each button sounds, and none does when sound is off. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { notes, restore } = counted();
    const canvas = within(canvasElement);
    try {
      for (const name of soundNames) {
        const before = notes.begun;
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(notes.begun, name).toBeGreaterThan(before);
      }
      setPreferences({ sound: false });
      const before = notes.begun;
      await userEvent.click(canvas.getByRole('button', { name: 'reward' }));
      await expect(notes.begun).toBe(before);
    } finally {
      setPreferences({ sound: true });
      restore();
    }
  },
};
