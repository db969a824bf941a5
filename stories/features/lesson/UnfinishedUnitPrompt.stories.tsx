import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useOutbox } from '#client/features/lesson/outbox.ts';
import { savedLesson, saveLesson } from '#client/features/lesson/saved-lesson.ts';
import { UnfinishedUnitPrompt } from '#client/features/lesson/UnfinishedUnitPrompt/UnfinishedUnitPrompt.tsx';
import { ownRefused, useRefusedResults } from '#client/platform/refused-results.ts';
import { setToken } from '#client/platform/session.ts';
import { useToasts } from '#client/ui/Toast/toasts.ts';
import { unreadableResult } from '#stories/support/refused-results.ts';
import { playedUntil } from './units.ts';

const half = () => playedUntil(({ history }) => history.length === 9);
const serverHas = (unitId: number) => ({ resolvers: { Query: { latestUnit: () => ({ unitId }) } } });

const meta = {
  component: UnfinishedUnitPrompt,
  parameters: { layout: 'fullscreen', apollo: serverHas(24) },
  beforeEach: () => {
    useOutbox.setState({ reports: [] });
    saveLesson(half());
    setToken('story');
    return () => setToken(null);
  },
} satisfies Meta<typeof UnfinishedUnitPrompt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The unit is still in progress on the server: go on, or hand in what is done. */
export const LeftInTheMiddle: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '上次的一炉还热着' })).toBeVisible();
  },
};

export const GivenUp: Story = {
  parameters: { picture: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '放弃，交上已答的' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(savedLesson(Date.now())).toBeNull();
  },
};

/** The server has another one: the local one is forgotten without a word. */
export const Overtaken: Story = {
  parameters: { picture: false, apollo: serverHas(99) },
  play: async () => {
    await waitFor(() => expect(savedLesson(Date.now())).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** What waited for the network comes too late: the learner hears of it and where it is kept. */
export const RefusedLate: Story = {
  parameters: {
    picture: false,
    apollo: {
      resolvers: {
        Mutation: {
          reportUnitComplete: () => {
            throw new GraphQLError('这一关已经结束', { extensions: { code: 'UNIT_ENDED', bizCode: 1302 } });
          },
        },
      },
    },
  },
  beforeEach: () => {
    setToken(`head.${btoa(JSON.stringify({ sub: '1' }))}.signature`);
    const { unitId, input } = unreadableResult;
    useOutbox.setState({
      reports: [
        {
          kind: 'complete',
          account: '1',
          unitId,
          packageId: 3,
          cards: [],
          input: { ...input, cardDurations: [], cardLearnTimes: [], comboCount: 0 },
        },
      ],
    });
    return () => useRefusedResults.setState({ results: [] });
  },
  play: async () => {
    await waitFor(() =>
      expect(useToasts.getState().entries).toMatchObject([{ text: '有一关的成绩没能记上，留在「设置」里了' }]),
    );
    await expect(useOutbox.getState().reports).toEqual([]);
    await expect(ownRefused(useRefusedResults.getState().results)).toMatchObject([{ account: '1', kind: 'complete' }]);
  },
};
