import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { DiamondCount } from '#client/features/reward/DiamondCount/DiamondCount.tsx';
import { TaskRow } from '#client/features/reward/TaskRow/TaskRow.tsx';
import { TimeLeft } from '#client/features/reward/TimeLeft/TimeLeft.tsx';
import { WeeklyTrack } from '#client/features/reward/WeeklyTrack/WeeklyTrack.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { dailyTasks, weeklyTasks } from '#stories/support/sample-tasks.ts';

const meta = { parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tasks: Story = {
  render: () => (
    <ul style={{ maxWidth: 420 }}>
      {dailyTasks().map((task) => (
        <TaskRow key={task.taskNo} task={task} type="DAILY" />
      ))}
    </ul>
  ),
};

/** Nothing done, everything done. */
export const Weeks: Story = {
  render: () => (
    <>
      <WeeklyTrack tasks={weeklyTasks(0, [])} completed={0} deadline="2026-04-19T16:00:00Z" />
      <WeeklyTrack tasks={weeklyTasks(25, [5, 10, 15, 20])} completed={25} />
    </>
  ),
};

export const Deadlines: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <TimeLeft deadline="2026-04-19T16:00:00Z" kind="weekly" />
      <TimeLeft deadline="2026-04-15T10:00:00Z" kind="weekly" />
      <TimeLeft deadline="2026-04-15T16:00:00Z" kind="daily" />
      <TimeLeft deadline="2026-04-15T01:00:00Z" kind="daily" />
    </div>
  ),
};

function Purse() {
  const [value, setValue] = useState(99_990);
  return (
    <>
      <DiamondCount value={value} />
      <Button onClick={() => setValue(value + 20)}>领取</Button>
    </>
  );
}

/** What comes in jumps up; from 100,000 on it counts in 万. */
export const Diamonds: Story = {
  render: () => <Purse />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('99990')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('10w')).toBeVisible();
    await expect(canvas.getByText('+20')).toBeInTheDocument();
  },
};
