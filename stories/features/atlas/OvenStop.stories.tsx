import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, CSSProperties } from 'react';
import { expect, fn } from 'storybook/test';
import { OvenStop } from '#client/features/atlas/OvenStop/OvenStop.tsx';

const at = { '--x': '0px', top: 60 } as CSSProperties;
const challenge: ComponentProps<typeof OvenStop>['challenge'] = { index: 7, anchor: 23, anchorDone: true, guest: 1006 };

const meta = {
  component: OvenStop,
  args: { challenge, style: at, onPick: fn() },
  decorators: [(Story) => <div style={{ position: 'relative', height: 200, marginInline: 160 }}>{Story()}</div>],
} satisfies Meta<typeof OvenStop>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The level before it is done: it is warm, and can be challenged. */
export const Warm: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '挑战 7，可挑战' }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ index: 7 }));
    canvas.getByRole('button').blur();
  },
};

/** It was won, with two stars. */
export const Won: Story = {
  args: { star: 2 },
  parameters: { shots: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '挑战 7，2 / 3 星' })).toBeVisible();
  },
};

export const Cold: Story = {
  args: { challenge: { ...challenge, anchorDone: false } },
  parameters: { shots: ['dark'] },
};
