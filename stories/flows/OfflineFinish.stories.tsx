import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, screen, userEvent } from 'storybook/test';
import { useOutbox } from '#client/features/lesson/outbox.ts';
import { savedLesson, saveLesson } from '#client/features/lesson/saved-lesson.ts';
import { rightKeys } from '#stories/features/lesson/right-keys.ts';
import { playedUntil } from '#stories/features/lesson/units.ts';
import { flowResolvers, learner, resetServer } from './server.ts';
import { startOver } from './start-over.ts';
import { WholeApp } from './WholeApp.tsx';

/** A unit whose end nobody could be told of. */
const meta = {
  title: 'flows/OfflineFinish',
  component: WholeApp,
  args: { path: '/unit/learn' },
  parameters: {
    layout: 'fullscreen',
    picture: false,
    apollo: {
      resolvers: {
        ...flowResolvers,
        Mutation: {
          ...flowResolvers.Mutation,
          reportUnitComplete: () => {
            throw new GraphQLError('nobody there', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
          },
        },
      },
    },
  },
  globals: { motion: 'reduced' },
  beforeEach: () => {
    resetServer({ ...learner, learning: true });
    const forget = startOver(`e30.${btoa(JSON.stringify({ sub: '1' }))}.`);
    saveLesson(playedUntil(({ frame }) => frame.type === 'match'));
    return forget;
  },
} satisfies Meta<typeof WholeApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

/** The result stays on the device, in one copy. */
export const Kept: Story = {
  play: async () => {
    await screen.findByRole('progressbar', { name: '进度' }, SLOW);
    for (let pair = 0; pair < 5; pair++) await userEvent.keyboard(rightKeys());
    await expect(await screen.findByRole('heading', { name: '这条路断了' }, SLOW)).toBeVisible();
    await expect(useOutbox.getState().reports).toHaveLength(1);
    await expect(savedLesson(Date.now())).toBeNull();
  },
};
