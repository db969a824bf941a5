import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Session } from '#domain/session/session.ts';
import { openSession, rightKeys } from '#stories/features/lesson/right-keys.ts';
import { flowResolvers, learner, resetServer, told } from './server.ts';
import { startOver } from './start-over.ts';
import { WholeApp } from './WholeApp.tsx';

/** A whole unit, from the stop on the map to the map again: each story goes on where the one before ends. */
const meta = {
  title: 'flows/Unit',
  component: WholeApp,
  args: { path: '/atlas' },
  parameters: { layout: 'fullscreen', apollo: { resolvers: flowResolvers }, shots: ['mobile', 'pc'] },
  beforeEach: () => {
    resetServer(learner);
    return startOver('token-of-the-story');
  },
} satisfies Meta<typeof WholeApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

/** Answers rightly until the session stands where it is told to. */
async function learnUntil(stop: (session: Session) => boolean) {
  for (let step = 0; step < 200 && !stop(openSession()); step++) {
    const before = JSON.stringify(openSession().frame);
    await userEvent.keyboard(rightKeys());
    // the sheet of the right answer and the card in full each take one more Enter
    if (JSON.stringify(openSession().frame) === before) await new Promise((done) => setTimeout(done, 20));
  }
  await expect(stop(openSession())).toBe(true);
}

export const Start: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '第 4 关，开始' }, SLOW));
    await userEvent.click(await screen.findByRole('button', { name: /开始学习/ }, SLOW));
    await waitFor(() => expect(told).toHaveBeenCalledWith('startStage', expect.objectContaining({ packageId: 3 })));
    await waitFor(() => expect(screen.getByRole('region', { name: '选出正确的意思' })).toBeVisible(), SLOW);
  },
};

/** Each card twice; the second time it is asked another way. */
export const Faces: Story = {
  play: async (context) => {
    await Start.play?.(context);
    const faces = new Set<string>();
    await learnUntil(({ frame }) => {
      if (frame.type === 'practice' && frame.question) faces.add(frame.question.face);
      return faces.size >= 2 && frame.type === 'practice' && !frame.answer?.passed;
    });
  },
};

export const BossStart: Story = {
  play: async (context) => {
    await Start.play?.(context);
    await learnUntil(({ frame }) => frame.type === 'bossStart');
  },
};

export const Boss: Story = {
  play: async (context) => {
    await BossStart.play?.(context);
    await learnUntil(({ frame }) => frame.type === 'boss');
  },
};

export const Match: Story = {
  play: async (context) => {
    await Boss.play?.(context);
    await learnUntil(({ frame }) => frame.type === 'match');
  },
};

/** The result was sent once, and the receipt is there. */
export const End: Story = {
  globals: { motion: 'reduced' },
  play: async (context) => {
    await Match.play?.(context);
    for (let pair = 0; pair < 5; pair++) await userEvent.keyboard(rightKeys());
    await screen.findByRole('heading', { level: 1, name: '完美出炉' }, SLOW);
    await expect(told.mock.calls.filter(([mutation]) => mutation === 'reportUnitComplete')).toHaveLength(1);
  },
};

/** The receipt is torn off by Enter, and the next level is open. */
export const BackOnTheMap: Story = {
  // the map beside it is pictured with the map
  parameters: { shots: ['mobile'] },
  globals: { motion: 'reduced' },
  play: async (context) => {
    await End.play?.(context);
    await screen.findByRole('heading', { level: 1, name: '完美出炉' }, SLOW);
    await screen.findByRole('heading', { level: 2, name: '今日任务' }, SLOW);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: '第 5 关，开始' }, SLOW);
    (document.activeElement as HTMLElement).blur();
  },
};
