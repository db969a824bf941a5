import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useOutbox } from '#client/features/lesson/outbox.ts';
import { savedLesson, saveLesson } from '#client/features/lesson/saved-lesson.ts';
import { rightKeys } from '#stories/features/lesson/right-keys.ts';
import { playedUntil } from '#stories/features/lesson/units.ts';
import { flowResolvers, learner, resetServer, told } from './server.ts';
import { startOver } from './start-over.ts';
import { WholeApp } from './WholeApp.tsx';

let away = true;
/** The device notices that the network comes or goes. */
async function network(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  // Coming and going at once would be no change at all.
  await new Promise((done) => setTimeout(done, 100));
}
const reports = () => told.mock.calls.filter(([mutation]) => mutation === 'reportUnitComplete').length;

/** A unit whose end nobody could be told of: each story goes on where the one before ends. */
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
          reportUnitComplete: (parent: unknown, args: { input: unknown }) => {
            if (away) throw new GraphQLError('nobody there', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
            return flowResolvers.Mutation.reportUnitComplete(parent, args);
          },
        },
      },
    },
  },
  globals: { motion: 'reduced' },
  beforeEach: () => {
    away = true;
    resetServer({ ...learner, learning: true });
    const forget = startOver(`e30.${btoa(JSON.stringify({ sub: '1' }))}.`);
    saveLesson(playedUntil(({ frame }) => frame.type === 'match'));
    return () => {
      forget();
      Reflect.deleteProperty(navigator, 'onLine');
    };
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
    await expect(reports()).toBe(0);
  },
};

/** Back on the map nothing asks about it; once the server is there it is told, once, and the next level is open. */
export const ReportedLater: Story = {
  play: async (context) => {
    await Kept.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '先回地图，联网后自动补交' }));
    await expect(await screen.findByRole('button', { name: '第 4 关，开始' }, SLOW)).toBeVisible();
    await expect(screen.queryByRole('dialog', { name: '上次的一炉还热着' })).toBeNull();
    await expect(reports()).toBe(0);
    await network(false);
    away = false;
    await network(true);
    await expect(await screen.findByText(/上一关的成绩补交好了/, undefined, SLOW)).toBeVisible();
    await expect(await screen.findByRole('button', { name: '第 5 关，开始' }, SLOW)).toBeVisible();
    await network(false);
    await network(true);
    await waitFor(() => expect(useOutbox.getState().reports).toEqual([]));
    await expect(reports()).toBe(1);
  },
};
