import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#client/ui/Button/Button.tsx';
import { Measure } from './Measure.tsx';
import styles from './theme.module.css';

const DURATIONS: [token: string, note: string][] = [
  ['d-down', '按钮下沉'],
  ['d-press', '按下'],
  ['d-small', '开关、菜单'],
  ['d-dialog', '对话框'],
  ['d-theme', '换主题'],
  ['d-reward-sound', '奖励出声'],
  ['d-wrong', '答错晃动'],
  ['d-next', '下一张'],
  ['d-reward', '奖励'],
];

const meta = { title: 'theme/Motion', parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Lanes({
  lanes,
}: {
  lanes: readonly (readonly [token: string, note: string, duration: string, easing: string])[];
}) {
  const [away, setAway] = useState(false);
  return (
    <div className={styles.stack}>
      <Button size="small" icon="play" onClick={() => setAway(!away)}>
        再放一遍
      </Button>
      {lanes.map(([token, note, duration, easing]) => (
        <Measure key={token} token={token} note={note}>
          <div className={styles.lane}>
            <div
              className={styles.runner}
              data-runs
              data-away={away ? '' : undefined}
              style={{ '--duration': duration, '--easing': easing } as CSSProperties}
            />
          </div>
        </Measure>
      ))}
    </div>
  );
}

/** How long things take. The two of a reward are the specification's. */
export const Durations: Story = {
  render: () => (
    <Lanes lanes={DURATIONS.map(([token, note]) => [token, note, `var(--${token})`, 'var(--ease-out)'] as const)} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '再放一遍' }));
    await expect(canvasElement.querySelectorAll('[data-away]')).toHaveLength(DURATIONS.length);
  },
};

/** How they begin and end: most things slow down, dough overshoots. */
export const Easings: Story = {
  render: () => (
    <Lanes
      lanes={[
        ['ease-out', '移动、展开', '716ms', 'var(--ease-out)'],
        ['ease-rise', '发面、弹起', '716ms', 'var(--ease-rise)'],
      ]}
    />
  ),
};

const MOVES: [name: string, animation: string, note: string][] = [
  ['rise', 'rise 360ms var(--ease-rise)', '答对，面团发起来'],
  ['wobble', 'wobble var(--d-wrong)', '答错，晃 6 px'],
  ['breathe', 'breathe 1200ms ease-in-out 2', '等着，轻轻呼吸'],
  ['fade-in', 'fade-in var(--d-dialog)', '出现'],
];

function Moves() {
  const [turn, setTurn] = useState(0);
  return (
    <div className={styles.stack}>
      <Button size="small" icon="play" onClick={() => setTurn(turn + 1)}>
        再放一遍
      </Button>
      {MOVES.map(([name, animation, note]) => (
        <div key={name} className={styles.row}>
          <p className={styles.name}>
            <b>{name}</b>
            <br />
            {note}
          </p>
          <div key={turn} className={styles.moving} style={{ animation }}>
            面包 Bread
          </div>
        </div>
      ))}
    </div>
  );
}

/** The moves that several parts share. With less motion all of them stand still and only opacity changes. */
export const SharedMoves: Story = { render: () => <Moves /> };

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  parameters: { shots: [] },
  render: () => <Moves />,
  play: async ({ canvasElement }) => {
    const [, row] = canvasElement.querySelectorAll('[style*="animation"]');
    await expect(getComputedStyle(row as Element).animationName).toBe('none');
  },
};
