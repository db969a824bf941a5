import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StudyStats } from '#client/features/atlas/StudyStats/StudyStats.tsx';
import { settled } from '../../../.storybook/settled.ts';
import { overview } from './sample-atlas.ts';

const statsOverview = fn(() => {
  throw new Error('no');
});

const meta = {
  component: StudyStats,
  decorators: [(Story) => <div style={{ width: 340 }}>{Story()}</div>],
  parameters: { apollo: { resolvers: { Query: { statsOverview: overview } } } },
} satisfies Meta<typeof StudyStats>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('486')).toBeVisible();
  },
};

/** Without an answer there is nothing to show, and nothing is said. */
export const Offline: Story = {
  parameters: { picture: false, apollo: { resolvers: { Query: { statsOverview } } } },
  beforeEach: () => {
    statsOverview.mockClear();
  },
  play: async ({ canvasElement }) => {
    // loading looks the same: only what was answered can have failed
    await waitFor(() => expect(statsOverview).toHaveBeenCalled());
    await settled();
    await expect(canvasElement).toHaveTextContent('');
  },
};
