import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LevelNode } from '#client/art/LevelNode/LevelNode.tsx';
import { JumpButton } from '#client/features/atlas/JumpButton/JumpButton.tsx';
import { LevelStop } from '#client/features/atlas/LevelStop/LevelStop.tsx';
import { MapGround } from '#client/features/atlas/MapGround/MapGround.tsx';
import type { Level } from '#client/features/atlas/regions.ts';
import type { LevelStop_StageFragment } from '#client/graphql/generated/atlas.ts';

/** Higher than any window a picture is taken in: the active level is always far from the top. */
const HEIGHT = 4200;
const BENDS = [0, 0.55, 0.75, 0.3, -0.35, -0.7];
const noMoves = fn();

const baked = (level: number) => ({ level, state: 'done', stage: undefined }) as Level<LevelStop_StageFragment>;
const at = (x: number, top: number) => ({ '--x': x, '--amp': '104px', top }) as CSSProperties;

function Land({ level }: { level: number }) {
  const map = useRef<HTMLDivElement>(null);
  return (
    <div ref={map} data-region={0} style={{ position: 'relative', height: HEIGHT, overflow: 'clip' }}>
      <MapGround region={0} height={HEIGHT} />
      {BENDS.map((x, index) => (
        <LevelStop key={x} level={baked(index + 1)} colour={index} style={at(x, 80 + index * 118)} onPick={noMoves} />
      ))}
      {/* No `aria-current`, to which the camera would go. */}
      <div
        data-active-level=""
        style={{ position: 'absolute', top: HEIGHT - 160, left: 'calc(50% - 40px)', width: 80 }}
      >
        <LevelNode state="active" region={0} />
      </div>
      <JumpButton map={map} level={level} />
    </div>
  );
}

const meta = {
  component: JumpButton,
  args: { map: { current: null }, level: 24 },
  render: ({ level }) => <Land level={level} />,
} satisfies Meta<typeof JumpButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It appears when the stop has left the window, and leads back to it. */
export const Away: Story = {
  parameters: { layout: 'fullscreen', shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '回到当前关卡' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '回到当前关卡' })).toBeNull());
    scrollTo({ top: 0, behavior: 'instant' });
    await canvas.findByRole('button', { name: '回到当前关卡' });
  },
};
