import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useLesson } from '#client/features/lesson/lesson-store.ts';
import { useOutbox } from '#client/features/lesson/outbox.ts';
import { savedLesson, saveLesson } from '#client/features/lesson/saved-lesson.ts';
import { queueCards, queueResolvers } from '#stories/features/debug/data.ts';
import { openSession, rightKeys } from '#stories/features/lesson/right-keys.ts';
import { playedUntil, wordUnit } from '#stories/features/lesson/units.ts';
import typeDefs from '../../schema.graphql?raw';
import { startOver } from './start-over.ts';
import { WholeApp } from './WholeApp.tsx';

/** Whatever the server is asked to change, by the name of the mutation. */
const asked = fn<(mutation: string) => void>();

/** Every mutation of the schema, so that none goes unseen. */
const mutations = [...(/type Mutation \{([\s\S]*?)\n\}/.exec(typeDefs)?.[1] ?? '').matchAll(/^ {2}(\w+)[(:]/gm)].map(
  ([, name]) => name as string,
);
const watched = Object.fromEntries(mutations.map((name) => [name, () => asked(name)]));

const resolvers = {
  Query: {
    ...queueResolvers.Query,
    appInfo: () => ({ fullVersion: '0.1.0', feedbackUrl: 'https://example.com', production: false }),
    debugQueue: () => ({
      ...queueResolvers.Query.debugQueue(),
      practiceCardTimes: 1,
      enWord: '{"1":["wordSeeAndCheck"],"2":["wordSeeAndCheck"],"3":["wordSeeAndCheck"]}',
    }),
    latestUnit: () => null,
  },
  Mutation: watched,
};

/** Cards of one's choice, learned to their end: outside production, and nobody is told. */
const meta = {
  title: 'flows/DebugQueue',
  component: WholeApp,
  args: { path: '/debug/queue?packageId=3' },
  parameters: {
    layout: 'fullscreen',
    picture: false,
    apollo: {
      resolvers,
    },
  },
  beforeEach: () => {
    asked.mockClear();
    return startOver('token-of-the-story');
  },
} satisfies Meta<typeof WholeApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 15_000 };
const session = () => useLesson.getState().session;

async function begin() {
  for (const { id } of queueCards.slice(0, 2))
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`#${id}`) }, SLOW));
  const start = screen.getByRole('button', { name: '开始学（2 张）' });
  await waitFor(() => expect(start).toBeEnabled());
  await userEvent.click(start);
  await screen.findByRole('progressbar', { name: '进度' }, SLOW);
}

/** To its end and back to the queue: not one mutation goes out, and nothing waits to. */
export const TellsNobody: Story = {
  play: async () => {
    await expect(mutations).toContain('reportUnitComplete');
    await begin();
    const faces = new Set<string>();
    for (let step = 0; step < 200 && session(); step++) {
      const { frame } = openSession();
      if (frame.type === 'practice' && frame.question) faces.add(frame.question.face);
      await userEvent.keyboard(rightKeys());
      if (session()?.frame === frame) await new Promise((done) => setTimeout(done, 20));
    }
    await expect(await screen.findByRole('heading', { name: '学习队列' }, SLOW)).toBeVisible();
    await expect([...faces]).toEqual(['wordSeeAndCheck']);
    await expect(asked).not.toHaveBeenCalled();
    await expect(useOutbox.getState().reports).toEqual([]);
  },
};

/** Given up in its middle it tells nobody either, and the unit that this device is in the middle of goes on where it was. */
export const LeavesTheRest: Story = {
  parameters: {
    apollo: {
      resolvers: {
        ...resolvers,
        Query: { ...resolvers.Query, latestUnit: () => ({ ...wordUnit, challengeIndex: null }) },
      },
    },
  },
  play: async () => {
    await begin();
    const left = playedUntil(({ history }) => history.length === 9);
    saveLesson(left);
    await expect(session()?.unitId).toBe(0);
    await userEvent.keyboard(rightKeys());
    await expect(openSession().frame).toMatchObject({ answer: { open: true } });
    await expect(savedLesson(Date.now())).toMatchObject({ unitId: left.unitId, history: left.history });
    await userEvent.click(screen.getByRole('button', { name: '退出' }));
    await expect(await screen.findByRole('heading', { name: '学习队列' }, SLOW)).toBeVisible();
    await expect(savedLesson(Date.now())).toMatchObject({ unitId: left.unitId, history: left.history });
    await expect(asked).not.toHaveBeenCalled();
  },
};
