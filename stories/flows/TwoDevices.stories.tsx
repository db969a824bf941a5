import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { savedLesson, saveLesson } from '#client/features/lesson/saved-lesson.ts';
import { playedUntil } from '#stories/features/lesson/units.ts';
import { flowResolvers, learner, resetServer, told } from './server.ts';
import { startOver } from './start-over.ts';
import { WholeApp } from './WholeApp.tsx';

/** A unit that this device is in the middle of, and that another device of the same learner has finished. */
const meta = {
  title: 'flows/TwoDevices',
  component: WholeApp,
  args: { path: '/unit/learn' },
  parameters: { layout: 'fullscreen', apollo: { resolvers: flowResolvers }, shots: ['mobile', 'pc'] },
  beforeEach: () => {
    resetServer({ ...learner, activeLevel: 5, learning: false });
    const forget = startOver('token-of-the-story');
    saveLesson(playedUntil(({ history }) => history.length === 9));
    return forget;
  },
} satisfies Meta<typeof WholeApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

/** Opened again, the lesson says that it is over, and hands in what was answered here. */
export const OverElsewhere: Story = {
  // its picture is that of NoUnit
  parameters: { picture: false, shots: [] },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '这一炉已经出炉了' }, SLOW)).toBeVisible();
    await waitFor(() => expect(told).toHaveBeenCalledWith('reportUnitCancel', expect.anything()));
    await expect(savedLesson(Date.now())).toBeNull();
  },
};

/** From there the map has the next level. */
export const OnTheMap: Story = {
  parameters: { picture: false },
  play: async (context) => {
    await OverElsewhere.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '回地图' }));
    await expect(await screen.findByRole('button', { name: '第 5 关，开始' }, SLOW)).toBeVisible();
  },
};

/** On any other page nobody is asked to go on with it: a few words tell what became of it. */
export const ToldElsewhere: Story = {
  args: { path: '/atlas' },
  parameters: { picture: false },
  play: async () => {
    await expect(await screen.findByText(/这一关已在另一台设备或另一个窗口结束/, undefined, SLOW)).toBeVisible();
    await expect(screen.queryByRole('dialog', { name: '上次的一炉还热着' })).toBeNull();
  },
};
