import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuessSource } from '#client/features/memory/GuessSource/GuessSource.tsx';
import { sampleMemory } from '#stories/support/sample-memory.ts';

const { model } = sampleMemory;
const untrained = { targetRecall: 0.9, ownSince: null, judgedOn: null, loss: null, defaultLoss: null, triedAt: null };

const meta = {
  component: GuessSource,
  args: { model },
} satisfies Meta<typeof GuessSource>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Weights of one's own, since when, and how they did on answers they had not seen. */
export const Own: Story = {
  parameters: { shots: ['dark', 'en', 'mobile', 'pc'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/从 2026年4月2日 起/)).toBeVisible();
    await expect(canvas.getByText('10%')).toBeVisible();
    await expect(canvas.queryByText(/没有换/)).not.toBeInTheDocument();
  },
};

/** A later training that brought nothing better is told as well. */
export const TriedInVain: Story = {
  args: { model: { ...model, triedAt: '2026-05-04T03:00:00Z' } },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026年5月4日 照你的回答练过一次，没有比正在用的更准/)).toBeVisible();
  },
};

/** No better on what they were judged by than everybody's: no boast. */
export const Alike: Story = {
  args: { model: { ...model, loss: 0.3469 } },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/和出厂的差不多准/)).toBeVisible();
  },
};

export const Factory: Story = {
  args: { model: { ...untrained, answersToNext: 340 } },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/现在用的是出厂的猜法/)).toBeVisible();
    await expect(canvas.getByText(/再答 340 次/)).toBeVisible();
  },
};

export const DueNow: Story = {
  args: { model: { ...untrained, answersToNext: 0, targetRecall: 0.95 } },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/马上再练一次/)).toBeVisible();
    await expect(canvas.getByText('95%')).toBeVisible();
  },
};
