import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { WrongCards } from '#client/features/end-flow/WrongCards/WrongCards.tsx';
import { LessonFrame } from '#client/features/lesson/LessonFrame/LessonFrame.tsx';
import { LessonPlay } from '#client/features/lesson/LessonPlay/LessonPlay.tsx';
import { LessonScreen, type LessonScreenProps } from '#client/features/lesson/LessonScreen/LessonScreen.tsx';
import { closeLesson, useLesson } from '#client/features/lesson/lesson-store.ts';
import { useOutbox } from '#client/features/lesson/outbox.ts';
import { IntlProvider } from '#client/i18n/IntlProvider.tsx';
import { useRefusedResults } from '#client/platform/refused-results.ts';
import { offerUnit, useHandover } from '#client/platform/unit-handover.ts';
import { MAIN_SCREEN_SHOTS } from '#stories/support/shots.ts';
import { resultOf } from '../end-flow/result.ts';
import { openSession, rightKeys } from './right-keys.ts';
import { wordUnit } from './units.ts';

const meta = {
  title: 'features/lesson/LessonScreen',
  component: LessonScreen,
  subcomponents: { LessonPlay, LessonFrame } as never,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/unit/learn?packageId=3' },
    // Spelling is asked outside production only.
    apollo: { resolvers: { Query: { appInfo: () => ({ production: true }) } } },
  },
  args: { end: ({ completion }) => <h1>{`+${completion.stats.exp + completion.stats.comboExp}`}</h1> },
  beforeEach: () => {
    useOutbox.setState({ reports: [] });
    useHandover.setState({ unit: null });
    useLesson.setState({ session: null, verdict: null });
    return () => closeLesson(wordUnit.unitId);
  },
} satisfies Meta<typeof LessonScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const offered = {
  beforeEach: () => {
    offerUnit({ __typename: 'StartedUnit', ...wordUnit } as never);
  },
};

const NO_TIMES = { cardDurations: [], cardLearnTimes: [], comboCount: 0 };

const asked = () => waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(), { timeout: 6000 });

export const Asked: Story = {
  ...offered,
  parameters: { shots: MAIN_SCREEN_SHOTS },
  play: asked,
};

function Switching(args: LessonScreenProps) {
  const [locale, setLocale] = useState<'zh' | 'en'>('zh');
  return (
    <IntlProvider locale={locale} timeZone="Asia/Shanghai">
      <LessonScreen {...args} />
      <button type="button" onClick={() => setLocale(locale === 'zh' ? 'en' : 'zh')}>
        language
      </button>
    </IntlProvider>
  );
}

/** Another language in the middle of a lesson: the same question goes on. */
export const AnotherLanguage: Story = {
  ...offered,
  parameters: { picture: false },
  render: (args) => <Switching {...args} />,
  play: async () => {
    await asked();
    const before = openSession();
    for (const quit of ['Quit', '退出']) {
      await userEvent.click(screen.getByRole('button', { name: 'language' }));
      await expect(await screen.findByRole('button', { name: quit })).toBeVisible();
    }
    await expect(openSession()).toBe(before);
  },
};

/** A wrong option says so in colour, word and voice, and is gone with Enter; then the right one. */
export const WrongThenRight: Story = {
  ...offered,
  parameters: { shots: ['mobile', 'dark', 'dark mobile'] },
  play: async () => {
    await asked();
    const right = Number(rightKeys());
    await userEvent.keyboard(String((right % 4) + 1));
    await expect(await screen.findByRole('region', { name: '不是它' })).toBeVisible();
    await expect(screen.getByRole('status', { name: '' })).toHaveTextContent('不对');
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('region', { name: '不是它' })).toBeNull();
    await userEvent.keyboard(String((right % 4) + 1));
    await expect(await screen.findByText('再想想')).toBeVisible();
  },
};

/** Learns to the end of what is played, by keyboard. */
async function playToEnd() {
  // It ends by itself a moment after its last frame, and its session is closed then.
  const now = () => useLesson.getState().session;
  for (let keys = 0, before = now(); before && before.frame.type !== 'done'; keys++, before = now()) {
    await expect(keys).toBeLessThan(400);
    await userEvent.keyboard(rightKeys());
    if (before.frame.type === 'match' && now()?.frame === before.frame) await new Promise((r) => setTimeout(r, 100));
  }
}

/** A whole unit by keyboard alone: practice, first-learn details, the boss, the match, and the result once. */
export const WholeUnit: Story = {
  ...offered,
  parameters: {
    picture: false,
    apollo: { resolvers: { Mutation: { reportUnitComplete: () => resultOf() } } },
  },
  play: async () => {
    await asked();
    await playToEnd();
    await expect(await screen.findByRole('heading', { name: '+25' })).toBeVisible();
    await expect(useOutbox.getState().reports).toEqual([]);
  },
};

/** One card goes wrong: the result offers it once more, it is asked twice without a boss, and the result is back. */
export const WrongCardsAgain: Story = {
  ...offered,
  args: { end: ({ wrongCards }) => <h1>{wrongCards && <WrongCards {...wrongCards} />}</h1> },
  parameters: {
    picture: false,
    apollo: { resolvers: { Mutation: { reportUnitComplete: () => resultOf() } } },
  },
  play: async () => {
    await asked();
    await userEvent.keyboard(String((Number(rightKeys()) % 4) + 1));
    await screen.findByRole('region', { name: '不是它' });
    await userEvent.keyboard('{Enter}');
    await playToEnd();
    await userEvent.click(await screen.findByRole('button', { name: '再烤一次错的（1 张）' }));
    await waitFor(() => expect(useLesson.getState().session?.queueType).toBe('WrongCards'));
    // Leaving the round asks nothing, and the offer stands.
    await userEvent.click(await screen.findByRole('button', { name: '退出' }));
    await userEvent.click(await screen.findByRole('button', { name: '再烤一次错的（1 张）' }));
    await waitFor(() => expect(useLesson.getState().session?.drawn).toBe(1));
    await playToEnd();
    await expect(await screen.findByRole('status')).toHaveTextContent('1 张错的重新烤好了');
    await expect(useOutbox.getState().reports).toEqual([]);
  },
};

/** Leaving asks only when something would be lost. */
export const Quit: Story = {
  ...offered,
  parameters: { shots: ['mobile', 'dark mobile'] },
  play: async () => {
    await asked();
    // A wrong answer is an event too, and the question stays behind the dialog.
    await userEvent.keyboard(String((Number(rightKeys()) % 4) + 1));
    const sheet = await screen.findByRole('region', { name: '不是它' });
    // The sheet of the mistake has the key first.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('dialog', { name: '现在走，这炉就凉了' })).toBeVisible();
    await expect(screen.getByRole('button', { name: '接着学' })).toHaveFocus();
  },
};

export const Shortcuts: Story = {
  ...offered,
  parameters: { shots: ['dark', 'en'] },
  play: async () => {
    await asked();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: '快捷键' })).toBeVisible();
  },
};

function Reloading(args: LessonScreenProps) {
  const [round, setRound] = useState(0);
  const reload = () => {
    useLesson.setState({ session: null, verdict: null });
    setRound(round + 1);
  };
  return (
    <>
      <LessonScreen key={round} {...args} />
      <button type="button" onClick={reload}>
        reload
      </button>
    </>
  );
}

/** A reload comes back to the same question with the mistake still counted. */
export const Reloaded: Story = {
  ...offered,
  parameters: {
    picture: false,
    // the server knows of the unit, and of none that was begun after it
    apollo: { resolvers: { Query: { latestUnit: () => ({ unitId: wordUnit.unitId }) } } },
  },
  render: (args) => <Reloading {...args} />,
  play: async () => {
    await asked();
    await userEvent.keyboard(String((Number(rightKeys()) % 4) + 1));
    const before = openSession();
    await userEvent.click(screen.getByRole('button', { name: 'reload' }));
    await asked();
    await expect(openSession().frame).toEqual(before.frame);
  },
};

/** Nothing was started, here or on the server. */
export const NoUnit: Story = {
  parameters: { shots: ['mobile', 'dark'], apollo: { resolvers: { Query: { latestUnit: () => null } } } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '没有正在学的一关' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { apollo: { state: 'offline' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('获取学习信息失败');
  },
};

/** The result cannot be sent: it stays, and the button tries again. */
export const ResultKept: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile', 'dark', 'en'] },
  beforeEach: () => {
    const input = { unitId: 24, learnEvents: [], ...NO_TIMES };
    useOutbox.setState({ reports: [{ kind: 'complete', account: null, unitId: 24, packageId: 3, input, cards: [] }] });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '重新提交' }));
    await expect(await screen.findByRole('heading', { name: '这条路断了' })).toBeVisible();
    await expect(useOutbox.getState().reports).toHaveLength(1);
  },
};

/** The server will never take the result: it is kept apart, and nothing waits to be sent any more. */
export const Refused: Story = {
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
    const input = { unitId: 24, learnEvents: [{ cardId: 1, events: [] }], ...NO_TIMES };
    useOutbox.setState({ reports: [{ kind: 'complete', account: null, unitId: 24, packageId: 3, input, cards: [] }] });
    return () => useRefusedResults.setState({ results: [] });
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '这一关没能记上' })).toBeVisible();
    await expect(useOutbox.getState().reports).toEqual([]);
    await expect(useRefusedResults.getState().results).toMatchObject([{ unitId: 24, refusal: { code: 1302 } }]);
  },
};

export const Loading: Story = {
  args: { end: fn() },
  parameters: { apollo: { state: 'loading' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '先揉一揉面' })).toBeVisible();
  },
};
