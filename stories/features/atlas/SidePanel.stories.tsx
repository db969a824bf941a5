import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { CheckInWeek } from '#client/features/atlas/CheckInWeek/CheckInWeek.tsx';
import { SidePanel } from '#client/features/atlas/SidePanel/SidePanel.tsx';
import { StudyStats } from '#client/features/atlas/StudyStats/StudyStats.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { checkIn, checkInStats, overview } from './sample-atlas.ts';

const answers = (days: number) => ({ Query: { checkIn: checkIn(days), checkInStats, statsOverview: overview } });

const meta = {
  component: SidePanel,
  subcomponents: { CheckInWeek, StudyStats },
  args: { rewards: <Card>…</Card> },
  parameters: { apollo: { resolvers: answers(3) } },
  decorators: [(Story) => <div style={{ width: 340 }}>{Story()}</div>],
} satisfies Meta<typeof SidePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three days of the week are done; the goal is two weeks. */
export const Default: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '连续打卡 3 天' })).toBeVisible();
    await expect(screen.getAllByText(/已打卡/)).toHaveLength(3);
    await expect(screen.getByRole('progressbar', { name: '14 天目标' })).toHaveAttribute('aria-valuenow', '3');
  },
};

/** A streak beyond what is shown stops at 9999. */
export const LongStreak: Story = {
  parameters: { apollo: { resolvers: answers(12_345) }, picture: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '连续打卡 9999 天' })).toBeVisible();
  },
};
