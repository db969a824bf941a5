import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn } from 'storybook/test';
import { LevelStop } from '#client/features/atlas/LevelStop/LevelStop.tsx';
import type { Level } from '#client/features/atlas/regions.ts';
import type { LevelStop_StageFragment } from '#client/graphql/generated/atlas.ts';

const at = { '--x': '0px', top: 60 } as CSSProperties;
const level = (state: 'done' | 'active' | 'locked') =>
  ({ level: 24, state, stage: undefined }) as Level<LevelStop_StageFragment>;

const meta = {
  component: LevelStop,
  args: { level: level('active'), colour: 0, style: at, onPick: fn() },
  decorators: [(Story) => <div style={{ position: 'relative', height: 180, marginInline: 160 }}>{Story()}</div>],
} satisfies Meta<typeof LevelStop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Active: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 24 关，开始' }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ level: 24 }));
    canvas.getByRole('button').blur();
  },
};

/** A level ahead tells that it is closed. */
export const Locked: Story = { args: { level: level('locked') }, parameters: { shots: ['dark'] } };

export const Done: Story = { args: { level: level('done'), colour: 3 }, parameters: { shots: ['dark'] } };
