import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { isDefeated } from '#domain/session/duel.ts';
import { rightOption } from '#domain/session/judge.ts';
import type { Session } from '#domain/session/session.ts';
import { openSession, rightKeys } from '#stories/features/lesson/right-keys.ts';
import { duelResolvers, FIRST, resetDuels } from './duel-server.ts';
import { learner, resetServer, told } from './server.ts';
import { startOver } from './start-over.ts';
import { WholeApp } from './WholeApp.tsx';

/** A duel that is won, one that is lost, and the one after it: each story goes on where the one before ends. */
const meta = {
  title: 'flows/Duel',
  component: WholeApp,
  args: { path: '/atlas' },
  parameters: { layout: 'fullscreen', apollo: { resolvers: duelResolvers }, shots: ['mobile', 'pc'] },
  beforeEach: () => {
    resetServer(learner);
    resetDuels();
    return startOver('token-of-the-story');
  },
} satisfies Meta<typeof WholeApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };
const isOver = () => {
  try {
    return openSession().frame.type === 'done';
  } catch {
    return true;
  }
};

/** A duel is open before its drawings are there, and takes no key until then. */
const asked = () => waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(3), SLOW);

/** Presses a key, and waits for the session that it leads to. */
async function press(keys: string) {
  const before = isOver() ? '' : JSON.stringify(openSession());
  await userEvent.keyboard(keys);
  await waitFor(() => expect(isOver() ? '' : JSON.stringify(openSession())).not.toBe(before), SLOW);
}

/** The key that answers what is asked now wrongly. */
function wrongKeys({ frame }: Session): string {
  if (frame.type !== 'practice' || !frame.question || !frame.answer) throw new Error('nothing is asked');
  if (frame.answer.kind === 'recall') return frame.answer.open ? '1' : '{Enter}';
  return rightOption(frame.question as never) === 0 ? '2' : '1';
}

/** The sheet of the challenge: who waits there, what it takes and brings. */
export const Sheet: Story = {
  // the map beside it is pictured with the map
  parameters: { shots: ['mobile'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '挑战 1，可挑战' }, SLOW));
    await expect(await screen.findByRole('button', { name: /开始挑战/ }, SLOW)).toBeVisible();
    await expect(screen.getByText('+30')).toBeVisible();
  },
};

export const Begins: Story = {
  play: async (context) => {
    await Sheet.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: /开始挑战/ }));
    await waitFor(() => expect(told).toHaveBeenCalledWith('startChallenge', FIRST));
    await asked();
  },
};

/** All cards answered rightly: the result was sent once, with all of the blood. */
export const Won: Story = {
  globals: { motion: 'reduced' },
  play: async (context) => {
    await Begins.play?.(context);
    for (let step = 0; step < 100 && !isOver(); step++) await press(rightKeys());
    await screen.findByRole('heading', { level: 1, name: '打赢面粉幽灵' }, SLOW);
    await expect(screen.getByRole('progressbar', { name: '这一区的星星' })).toHaveAttribute('aria-valuenow', '3');
    const reports = told.mock.calls.filter(([mutation]) => mutation === 'reportUnitComplete');
    await expect(reports).toHaveLength(1);
    await expect(reports[0]?.[1]).toMatchObject({ blood: 1 });
  },
};

/** Back on the map the challenge has its stars, and no level was completed. */
export const WonOnTheMap: Story = {
  // the map beside it is pictured with the map
  parameters: { shots: ['mobile'] },
  globals: { motion: 'reduced' },
  play: async (context) => {
    await Won.play?.(context);
    await screen.findByRole('heading', { level: 1, name: '打赢面粉幽灵' }, SLOW);
    await screen.findByRole('heading', { level: 2, name: '今日任务' }, SLOW);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: '挑战 1，3 / 3 星' }, SLOW);
    await expect(screen.getByRole('button', { name: '第 4 关，开始' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A mistake with each card: after half of them nothing is left. */
export const Lost: Story = {
  globals: { motion: 'reduced' },
  play: async (context) => {
    await Begins.play?.(context);
    for (let step = 0; step < 200 && !isDefeated(openSession()); step++) {
      const { frame } = openSession();
      const answer = 'answer' in frame ? frame.answer : null;
      if (!answer || answer.passed) await press('{Enter}');
      else if (answer.wrongs === 0) await press(wrongKeys(openSession()));
      else {
        await userEvent.keyboard('{Enter}'); // closes what the mistake came to
        await press(rightKeys());
      }
    }
    await expect(await screen.findByRole('dialog', {}, SLOW)).toBeVisible();
    await expect(await screen.findByRole('button', { name: '再战一次 5' }, SLOW)).toBeVisible();
    await expect(told.mock.calls.map(([mutation]) => mutation)).not.toContain('reportUnitComplete');
  },
};

/** Another try leads to the map with the sheet of the same challenge; what was fought is given up. */
export const TriesAgain: Story = {
  // the map beside it is pictured with the map
  parameters: { shots: ['mobile'] },
  globals: { motion: 'reduced' },
  play: async (context) => {
    await Lost.play?.(context);
    const unit = openSession().unitId;
    await userEvent.click(screen.getByRole('button', { name: /再战一次/ }));
    await expect(await screen.findByRole('button', { name: /开始挑战/ }, SLOW)).toBeVisible();
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith('reportUnitCancel', expect.objectContaining({ unitId: unit })),
    );
  },
};

export const WonAfterAll: Story = {
  globals: { motion: 'reduced' },
  parameters: { picture: false },
  play: async (context) => {
    await TriesAgain.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: /开始挑战/ }));
    await asked();
    for (let step = 0; step < 100 && !isOver(); step++) await press(rightKeys());
    await screen.findByRole('heading', { level: 1, name: '打赢面粉幽灵' }, SLOW);
    await expect(told.mock.calls.filter(([mutation]) => mutation === 'startChallenge')).toHaveLength(2);
  },
};
