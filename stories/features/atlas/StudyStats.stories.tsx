import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StudyStats } from '#client/features/atlas/StudyStats/StudyStats.tsx';
import { overview } from './sample-atlas.ts';

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
  parameters: { picture: false, apollo: { state: 'offline' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
