import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemoryScreen } from '#client/features/memory/MemoryScreen/MemoryScreen.tsx';
import { sampleMemory } from '#stories/support/sample-memory.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';

const answering = (memoryInsights: object) => ({ resolvers: { Query: { memoryInsights: () => memoryInsights } } });

const meta = {
  component: MemoryScreen,
  parameters: { layout: 'fullscreen', apollo: answering(sampleMemory) },
} satisfies Meta<typeof MemoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '接下来 30 天' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: '过去一年' })).toBeInTheDocument();
    await expect(canvas.getByText('忘了 11 次')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '改改记得多牢' })).toHaveAttribute('href', '/user-setting/recall');
  },
};

/** A newcomer is told what will be here, and how to begin. */
export const Newcomer: Story = {
  parameters: {
    shots: ['mobile'],
    apollo: answering({
      cards: 0,
      remembered: 0,
      mastered: 0,
      time: { today: 0, week: 0, usualDay: 0, year: 0, card: null, cardBefore: null },
      hours: [],
      forecast: sampleMemory.forecast.map(({ day }) => ({ day, cards: 0 })),
      year: [],
      packages: [],
      hardest: [],
      calibration: null,
      model: { ...sampleMemory.model, ownSince: null, judgedOn: null, loss: null, defaultLoss: null, triedAt: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去学一关' })).toHaveAttribute('href', '/atlas');
  },
};

export const Loading: Story = { parameters: { apollo: { state: 'loading' } } };

export const Failed: Story = { parameters: { apollo: { state: 'offline' } } };
