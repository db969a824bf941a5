import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { saveLesson } from '#client/features/lesson/saved-lesson.ts';
import { openSession } from '#stories/features/lesson/right-keys.ts';
import { playedUntil } from '#stories/features/lesson/units.ts';
import { flowResolvers, learner, resetServer } from './server.ts';
import { startOver } from './start-over.ts';
import { WholeApp } from './WholeApp.tsx';

/** A unit that this device was in the middle of when it was closed. */
const meta = {
  title: 'flows/Resume',
  component: WholeApp,
  args: { path: '/atlas' },
  parameters: { layout: 'fullscreen', apollo: { resolvers: flowResolvers }, shots: ['mobile', 'pc'] },
  beforeEach: () => {
    resetServer({ ...learner, learning: true });
    const forget = startOver('token-of-the-story');
    saveLesson(playedUntil(({ history }) => history.length === 9));
    return forget;
  },
} satisfies Meta<typeof WholeApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

/** On any page but the lesson it is asked for. */
export const Asked: Story = {
  // the map beside it is pictured with the map
  parameters: { shots: ['mobile'] },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '上次的一炉还热着' }, SLOW)).toBeVisible();
  },
};

/** It goes on where it was left, not from the start. */
export const GoesOn: Story = {
  play: async (context) => {
    await Asked.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: /接着学|继续/ }));
    await screen.findByRole('progressbar', { name: '进度' }, SLOW);
    await expect(openSession().history).toHaveLength(9);
  },
};
