import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MyCardRow } from '#client/features/my-cards/MyCardRow/MyCardRow.tsx';
import { serverBehind } from '#stories/support/server-clock.ts';
import { hardCard, sampleCard, sampleCards } from './sample-cards.ts';

const meta = {
  component: MyCardRow,
  args: { card: hardCard, open: false, onToggle: fn() },
} satisfies Meta<typeof MyCardRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Due: Story = {
  parameters: { shots: ['dark', 'en', 'mobile', 'pc'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '操作：莲动下渔舟' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Picked: Story = {
  args: { picked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '选：莲动下渔舟' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Paused: Story = { args: { card: sampleCards[5] } };

export const Known: Story = { args: { card: sampleCards[8] } };

/** By the day of the server, whatever the clock of the device says. */
export const DeviceLate: Story = {
  args: { card: sampleCard(1, { title: 'dough', detail: '面团', packageName: '词', nextDay: '2026-04-18' }) },
  parameters: { picture: false },
  beforeEach: () => serverBehind(-48),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('明天')).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: {
    card: sampleCard(1, {
      title: '一张名字长得没有尽头的卡片，里面写着许多许多许多许多许多许多许多许多的字',
      detail: '解释也长得没有尽头，许多许多许多许多许多许多许多许多许多许多许多的字',
      packageName: '一只名字长得没有尽头的卡包',
      nextDay: '2027-03-01',
      lapses: 120,
    }),
  },
  parameters: { shots: ['mobile'] },
};
